import { useSyncExternalStore } from 'react'

/** From here on the menu has room beside or above the page; the same width as the `wide` of the styles. */
const wide = matchMedia('(min-width: 56.3125rem)')

const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
