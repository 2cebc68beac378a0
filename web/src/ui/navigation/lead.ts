import { createContext, type MouseEvent } from 'react'

/** Leads to an address without loading the application anew; without it a link is the browser's. */
export const Lead = createContext<((to: string) => void) | null>(null)

/** Whether a click on a link is for this tab and this application. */
export const staysHere = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const link = event.currentTarget
  const isModified = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey
  const isElsewhere = link.origin !== location.origin || link.hasAttribute('download')
  return !isModified && !isElsewhere && ['', '_self'].includes(link.target) && !event.defaultPrevented
}
