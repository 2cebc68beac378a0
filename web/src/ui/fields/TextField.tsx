import type { HTMLInputTypeAttribute } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField'
import { FieldLabel, type FieldLabels, FieldNotes, fieldState, fieldStyle } from './field-words.tsx'
import { inputStyle } from './input-style.ts'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'type'>,
    FieldLabels {
  type?: HTMLInputTypeAttribute
  placeholder?: string
}

export function TextField(props: TextFieldProps) {
  const { label, isOptional, isLabelHidden, labelAside, hint, problem, placeholder, type, ...rest } = props
  return (
    <AriaTextField {...rest} {...fieldState(props)} type={type ?? 'text'} className={fieldStyle}>
      <FieldLabel {...props} />
      <Input className={inputStyle} {...(placeholder && { placeholder })} />
      <FieldNotes {...props} />
    </AriaTextField>
  )
}
