import type { MouseEvent, ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { StageShown } from '../figures/StageMark.tsx'
import { KeyMark } from '../text/KeyMark.tsx'
import { useRadios } from './radio-context.ts'

interface OptionRadioProps {
  value: string
  /** The letter of the option; NA and NE have none. */
  letter?: string
  label: string
  /** When to choose it, below the letter; without room only for screen readers. */
  rule?: string
  /** For example the year in which it was the answer. */
  mark?: ReactNode
  /** The accessible text of a suggestion; its border is dashed. */
  proposed?: string | undefined
  /** The whole rule as tooltip; on an inner element, since on the radio it would be read with each option. */
  title?: string
  stage?: StageShown
  /** The key that chooses it, where the letter does not name it. */
  keyMark?: string
  describedBy?: string
  isDisabled?: boolean
}

const chosen = {
  1: 'data-selected:border-s1 data-selected:ring-s1 data-selected:bg-s1-bg',
  2: 'data-selected:border-s2 data-selected:ring-s2 data-selected:bg-s2-bg',
  3: 'data-selected:border-s3 data-selected:ring-s3 data-selected:bg-s3-bg',
  none: 'data-selected:border-primary data-selected:ring-primary data-selected:bg-primary-soft',
}

const base =
  'option min-w-0 cursor-pointer rounded-control border border-control bg-surface [text-align:inherit] ' +
  '[text-rendering:inherit] hover:not-data-selected:not-disabled:bg-surface2 data-selected:ring-2 ' +
  'disabled:cursor-not-allowed disabled:border-border disabled:text-text2'

const cell =
  'flex min-h-13 low:min-h-11 flex-col items-center justify-center px-1 text-18 rules:min-h-16 rules:items-stretch ' +
  'rules:justify-start rules:px-2 rules:pt-1 rules:pb-1.5 rules:text-16'

/** A letter with its rule, or NA or NE; the accessible name is letter, rule and label. */
export function OptionRadio(props: OptionRadioProps) {
  const {
    value,
    letter,
    label,
    rule,
    mark,
    title,
    stage,
    keyMark,
    describedBy,
    proposed,
    isDisabled = false,
  } = props
  const radios = useRadios()
  const isChosen = radios.value === value
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button.
    currentTarget.focus()
    if (!isChosen) radios.choose(value)
  }
  return (
    // No native radio, which would be checked by the arrow keys.
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-describedby={describedBy}
      disabled={isDisabled}
      data-selected={isChosen || undefined}
      onClick={choose}
      className={classes(
        base,
        letter === undefined
          ? 'min-h-11 max-w-full shrink-0 px-3 py-1 text-15 leading-snug font-medium'
          : cell,
        chosen[stage ?? 'none'],
        proposed !== undefined && !isChosen && 'border-2 border-dashed',
      )}
    >
      {letter === undefined ? (
        <span title={title} className="flex items-center justify-center gap-2">
          {label}
          {keyMark !== undefined && !isDisabled && <KeyMark>{keyMark}</KeyMark>}
        </span>
      ) : (
        <span title={title} className="contents">
          <span className="flex items-center justify-between gap-x-1">
            <b className="font-heavy">{letter} </b>
            {mark}
          </span>
          <span className="sr-only text-13 leading-tight rules:not-sr-only">{rule} </span>
          <span className="sr-only">{label}</span>
          {proposed !== undefined && <span className="sr-only">, {proposed}</span>}
        </span>
      )}
    </button>
  )
}
