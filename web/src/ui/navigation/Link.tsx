import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { type LinkLook, linkStyle } from './link-style.ts'

interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style'> {
  href: string
  look?: LinkLook
}

/** Goes through the application's router by React Aria's RouterProvider. */
export function Link({ look = 'text', ...rest }: LinkProps) {
  return <AriaLink {...rest} className={linkStyle(look)} />
}
