import { useSyncExternalStore } from 'react'
import { listeners } from '../../../../listeners.ts'

const { listen, notify } = listeners()
const chosen = new Map<string, string>()

export const listOfLine = (line: number): string => `line ${line}`

/** The chosen filter of a list lasts until the page is reloaded. */
export const chooseListFilter = (list: string, filter: string): void => {
  chosen.set(list, filter)
  notify()
}

export const useListFilter = <Filter extends string>(
  list: string,
  filters: readonly Filter[],
): Filter | undefined => {
  const wanted = useSyncExternalStore(listen, () => chosen.get(list))
  return filters.find((filter) => filter === wanted)
}
