import { FieldLabel, type FieldLabels, FieldNotes, fieldStyle } from './field-words.tsx'
import { inputStyle } from './input-style.ts'
import { type TextControlProps, useTextField } from './text-control.ts'

export interface TextFieldProps extends TextControlProps<'input'>, FieldLabels {}

export function TextField(props: TextFieldProps) {
  const { ids, control } = useTextField(props)
  return (
    <div className={fieldStyle}>
      <FieldLabel {...props} ids={ids} />
      <input type="text" {...control} className={inputStyle} />
      <FieldNotes ids={ids} hint={props.hint} problem={props.problem} />
    </div>
  )
}
