import type { MouseEvent } from 'react'
import { classes } from '../classes.ts'
import type { Stage } from '../figures/StageMark.tsx'
import { useRadios } from './radio-context.ts'
import { radioDotStyle } from './radio-style.ts'

interface OptionRadioProps {
  value: string
  /** The letter of the option; the two options outside the stages have none. */
  letter?: string
  label: string
  hint?: string
  stage?: Stage
  /** The id of the text that tells what this option's level means. */
  describedBy?: string
  isDisabled?: boolean
}

const chosen = {
  1: 'data-selected:border-s1 data-selected:ring-s1 data-selected:bg-s1-bg',
  2: 'data-selected:border-s2 data-selected:ring-s2 data-selected:bg-s2-bg',
  3: 'data-selected:border-s3 data-selected:ring-s3 data-selected:bg-s3-bg',
  none: 'data-selected:border-primary data-selected:ring-primary data-selected:bg-primary-soft',
}

const dots = {
  1: 'group-data-selected:border-s1',
  2: 'group-data-selected:border-s2',
  3: 'group-data-selected:border-s3',
  none: 'group-data-selected:border-primary',
}

const base =
  'option group flex min-h-11.5 w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-control border ' +
  'border-control bg-surface px-3 py-1.5 text-15 leading-snug [text-align:inherit] [text-rendering:inherit] ' +
  'hover:not-data-selected:not-disabled:bg-surface2 data-selected:ring-1 ' +
  'disabled:cursor-not-allowed disabled:border-border disabled:text-text2'

/** An answer as a card: circle, letter and label. Its name is letter and label, its description the level's text. */
export function OptionRadio(props: OptionRadioProps) {
  const { value, letter, label, hint, stage, describedBy, isDisabled = false } = props
  const radios = useRadios()
  const isChosen = radios.value === value
  const tone = stage ?? 'none'
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
      className={classes(base, chosen[tone])}
    >
      <span className={classes(radioDotStyle, dots[tone])} />
      {letter && <b className="w-3.5 shrink-0 font-heavy">{letter} </b>}
      <span className={classes('min-w-0', letter === undefined && 'font-strong')}>
        {label}
        {hint && <span className="font-normal text-text2"> {hint}</span>}
      </span>
    </button>
  )
}
