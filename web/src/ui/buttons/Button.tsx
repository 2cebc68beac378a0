import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { Spinner } from '../Spinner.tsx'
import { type ButtonVariant, buttonStyle } from './button-style.ts'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'

export interface ButtonProps
  extends Omit<PlainButtonProps, 'children' | 'className' | 'style'>,
    ButtonVariant {
  children: ReactNode
  icon?: IconNode
  iconAfter?: IconNode
}

export function Button({ children, icon, iconAfter, kind, size, isWide, ...rest }: ButtonProps) {
  const style: ButtonVariant = {
    kind: kind ?? 'secondary',
    size: size ?? 'comfortable',
    isWide: isWide ?? false,
  }
  return (
    <PlainButton {...rest} className={buttonStyle(style)}>
      {rest.isPending ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} isMirrored />}
    </PlainButton>
  )
}
