import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** What the browser knows of the line; true does not promise that the server is reached. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
