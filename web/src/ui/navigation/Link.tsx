import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { type LinkVariant, linkStyle } from './link-style.ts'

interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style'> {
  href: string
  variant?: LinkVariant
}

/** Goes through the application's router by React Aria's RouterProvider. */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <AriaLink {...rest} className={linkStyle(variant)} />
}
