import { FieldLabel, type FieldLabels, FieldNotes, fieldStyle, useField } from './field-words.tsx'
import { inputStyle } from './input-style.ts'
import { type TextControlProps, textControl } from './text-control.ts'

export interface TextFieldProps extends TextControlProps<'input'>, FieldLabels {}

export function TextField(props: TextFieldProps) {
  const {
    label,
    isOptional,
    isLabelHidden,
    labelAside,
    hint,
    problem,
    onChange,
    isDisabled,
    isReadOnly,
    ...rest
  } = props
  const { ids, control } = useField(props)
  return (
    <div className={fieldStyle}>
      <FieldLabel {...props} ids={ids} />
      <input
        type="text"
        {...rest}
        {...control}
        {...textControl({ onChange, isDisabled, isReadOnly })}
        className={inputStyle}
      />
      <FieldNotes ids={ids} hint={hint} problem={problem} />
    </div>
  )
}
