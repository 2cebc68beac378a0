import { listeners } from '../listeners.ts'

/** Seconds from which a page says how old its data are. */
const worthSaying = 60

/** By path: the requesting page, and the time of the data in milliseconds since 1970. */
const ages = new Map<string, { page: string; at: number }>()
const { listen, notify } = listeners()

/** Records an answer's age header: a replica may lag behind. */
export const noteAge = (path: string, age: string | null): void => {
  if (age === null) return
  if (Number(age) >= worthSaying)
    ages.set(path, { page: location.pathname, at: Date.now() - Number(age) * 1000 })
  else if (!ages.delete(path)) return
  notify()
}

export const onAge = listen

/** The time of the oldest answer on a page, to the minute; null where all are current. */
export const oldestOn = (page: string): number | null => {
  const found = [...ages.values()].filter((each) => each.page === page).map(({ at }) => at)
  return found.length === 0 ? null : Math.min(...found)
}
