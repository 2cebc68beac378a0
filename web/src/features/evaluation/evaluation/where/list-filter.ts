import { useSyncExternalStore } from 'react'
import { listeners } from '../../../../listeners.ts'

const { listen, notify } = listeners()
const chosen = new Map<string, string>()

/** The list of an open line, by its name here. */
export const listOfLine = (line: number): string => `line ${line}`

/** What somebody chose to see of a list of indicators stays chosen until the page is loaded anew. */
export const chooseListFilter = (list: string, filter: string): void => {
  chosen.set(list, filter)
  notify()
}

/** The filter that was chosen for a list, if it is one of those that it has. */
export const useListFilter = <Filter extends string>(
  list: string,
  filters: readonly Filter[],
): Filter | undefined => {
  const wanted = useSyncExternalStore(listen, () => chosen.get(list))
  return filters.find((filter) => filter === wanted)
}
