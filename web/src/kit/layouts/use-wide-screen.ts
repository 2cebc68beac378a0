import { useSyncExternalStore } from 'react'

/** The same width as `wide` in the styles. */
const wide = matchMedia('(min-width: 56.3125rem)')

const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
