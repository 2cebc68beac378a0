import { type LinkVariant, linkStyle } from './link-style.ts'
import { PlainLink, type PlainLinkProps } from './PlainLink.tsx'

interface LinkProps extends Omit<PlainLinkProps, 'className' | 'style'> {
  variant?: LinkVariant
}

export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <PlainLink {...rest} className={linkStyle(variant)} />
}
