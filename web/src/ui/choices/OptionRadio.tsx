import { RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import { classes } from '../classes.ts'
import type { Stage } from '../figures/StageMark.tsx'
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
  'option group flex min-h-11.5 w-full cursor-pointer items-center gap-2.5 rounded-control border border-control bg-surface ' +
  'px-3 py-1.5 text-15 leading-snug data-hovered:not-data-selected:bg-surface2 data-selected:ring-1 ' +
  'data-disabled:cursor-not-allowed data-disabled:border-border data-disabled:text-text2'

/** An answer as a card: circle, letter and label. Its name is letter and label, its description the level's text. */
export function OptionRadio(props: OptionRadioProps) {
  const { value, letter, label, hint, stage, describedBy, isDisabled = false } = props
  const tone = stage ?? 'none'
  return (
    <RadioField
      value={value}
      isDisabled={isDisabled}
      className="flex min-w-0"
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <RadioButton className={classes(base, chosen[tone])}>
        <span className={classes(radioDotStyle, dots[tone])} />
        {letter && <b className="w-3.5 shrink-0 font-heavy">{letter} </b>}
        <span className={classes('min-w-0', letter === undefined && 'font-strong')}>
          {label}
          {hint && <span className="font-normal text-text2"> {hint}</span>}
        </span>
      </RadioButton>
    </RadioField>
  )
}
