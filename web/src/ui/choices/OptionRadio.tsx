import type { MouseEvent, ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { StageShown } from '../figures/StageMark.tsx'
import { useRadios } from './radio-context.ts'

interface OptionRadioProps {
  value: string
  /** The letter of the option; the two options outside the stages have none. */
  letter?: string
  label: string
  /** When to choose it, in a few words under the letter; where there is no room, for those who hear the page. */
  rule?: string
  /** What else is known of it, such as the year in which it was the answer. */
  mark?: ReactNode
  /** Said of the option that something proposes; its edge is dashed. */
  proposed?: string | undefined
  /** The whole rule, under a resting mouse; on a part within, since on the radio it would be read with each. */
  title?: string
  stage?: StageShown
  /** The id of the text that tells when to choose it. */
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

/** An answer: a letter with its rule, or an answer outside the stages. Its name is letter, rule and label. */
export function OptionRadio(props: OptionRadioProps) {
  const { value, letter, label, rule, mark, title, stage, describedBy, proposed, isDisabled = false } = props
  const radios = useRadios()
  const isChosen = radios.value === value
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari gives a pressed button no focus.
    currentTarget.focus()
    if (!isChosen) radios.choose(value)
  }
  return (
    // The browser's own radio is chosen by the arrow keys that only read here.
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
        <span title={title}>{label}</span>
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
