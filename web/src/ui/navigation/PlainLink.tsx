import { type ComponentProps, type MouseEvent, use } from 'react'
import { Lead, staysHere } from './lead.ts'

export interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string
  onPress?: (() => void) | undefined
}

/** The browser's own link, without a look, that leads through the application's router. */
export function PlainLink({ href, onPress, children, ...rest }: PlainLinkProps) {
  const lead = use(Lead)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    event.stopPropagation()
    onPress?.()
    if (!lead || !staysHere(event)) return
    event.preventDefault()
    lead(href)
  }
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  )
}
