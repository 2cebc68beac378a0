import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { PlainLink, type PlainLinkProps } from '../navigation/PlainLink.tsx'
import { type ButtonVariant, buttonStyle } from './button-style.ts'

interface ButtonLinkProps extends Omit<PlainLinkProps, 'children' | 'className' | 'style'>, ButtonVariant {
  children: ReactNode
  icon?: IconNode
  iconAfter?: IconNode
}

/** A link that looks like a button, since it leads to another page. */
export function ButtonLink({ children, icon, iconAfter, kind, size, isWide, ...rest }: ButtonLinkProps) {
  const style: ButtonVariant = {
    kind: kind ?? 'secondary',
    size: size ?? 'comfortable',
    isWide: isWide ?? false,
  }
  return (
    <PlainLink {...rest} className={buttonStyle(style)}>
      {icon && <Icon of={icon} isMirrored />}
      {children}
      {iconAfter && <Icon of={iconAfter} isMirrored />}
    </PlainLink>
  )
}
