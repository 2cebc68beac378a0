import { useSyncExternalStore } from 'react'
import { listeners } from '../../../../listeners.ts'

type Part = 'whole' | 'evidence' | 'comments'

const { listen, notify } = listeners()
const opened = new Set<Part>()

/** An opened part of an indicator is open on the next one too, until the page is reloaded. */
export const openPart = (part: Part, wanted: boolean): void => {
  if (wanted) opened.add(part)
  else opened.delete(part)
  notify()
}

export const usePartOpen = (part: Part): boolean => useSyncExternalStore(listen, () => opened.has(part))
