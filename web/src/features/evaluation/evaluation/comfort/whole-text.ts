import { useSyncExternalStore } from 'react'
import { listeners } from '../../../../listeners.ts'

const { listen, notify } = listeners()
let isOpen = false

/** Whoever opened the whole text of an indicator finds it open on the next one, until the page is loaded anew. */
export const openWholeText = (wanted: boolean): void => {
  isOpen = wanted
  notify()
}

export const useWholeTextOpen = (): boolean => useSyncExternalStore(listen, () => isOpen)
