import type { ComponentProps } from 'react'

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
