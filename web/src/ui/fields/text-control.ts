import type { ComponentProps } from 'react'
import { type FieldLabels, useField } from './field-words.tsx'

type Replaced =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'disabled'
  | 'readOnly'
  | 'className'
  | 'style'
  | 'children'

/** The browser's own field for text, which answers with the text itself. */
export type TextControlProps<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, Replaced> & {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
}

type Controlled = Pick<TextControlProps<'input'>, 'onChange' | 'isDisabled' | 'isReadOnly'>

export const textControl = ({ onChange, isDisabled, isReadOnly }: Controlled) => ({
  disabled: isDisabled,
  readOnly: isReadOnly,
  'data-disabled': isDisabled || undefined,
  onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
})

/** A field for text with its words around it: what these need to be tied to the control, and the control's own props. */
export function useTextField<Props extends FieldLabels & Controlled & { id?: string | undefined }>(
  props: Props,
) {
  const { label, isOptional, isLabelHidden, labelAside, hint, problem, ...more } = props
  const { onChange, isDisabled, isReadOnly, ...rest } = more
  const { ids, control } = useField(props)
  return { ids, control: { ...rest, ...control, ...textControl({ onChange, isDisabled, isReadOnly }) } }
}
