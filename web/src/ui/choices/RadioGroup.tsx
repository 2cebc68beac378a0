import type { ReactNode } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import { FieldLabel, FieldNotes, type FieldTexts, fieldState, fieldStyle } from '../fields/field-words.tsx'

interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldTexts {
  /** `Radio`s or `OptionRadio`s, in any arrangement: arrow keys go through all of them. */
  children: ReactNode
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, isOptional, isLabelHidden, labelAside, hint, problem, children, ...rest } = props
  return (
    <AriaRadioGroup {...rest} {...fieldState(props)} className={fieldStyle}>
      <FieldLabel {...props} />
      {children}
      <FieldNotes {...props} />
    </AriaRadioGroup>
  )
}
