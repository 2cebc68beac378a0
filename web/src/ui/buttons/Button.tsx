import type { IconNode } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon } from '../Icon.tsx'
import { Spinner } from '../Spinner.tsx'
import { type ButtonVariant, buttonStyle } from './button-style.ts'

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>,
    ButtonVariant {
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
  icon?: IconNode
  /** For "next" arrows and "opens a list" chevrons. */
  iconAfter?: IconNode
}

/** While `isPending` it stays focusable, does nothing when pressed, and says that it is working. */
export function Button({ children, icon, iconAfter, kind, size, isWide, ...rest }: ButtonProps) {
  const style: ButtonVariant = {
    kind: kind ?? 'secondary',
    size: size ?? 'comfortable',
    isWide: isWide ?? false,
  }
  return (
    <AriaButton {...rest} className={buttonStyle(style)}>
      {rest.isPending ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} isMirrored />}
    </AriaButton>
  )
}
