import { listeners } from '../listeners.ts'

/** Seconds from which on a page says how old its figures are. */
const worthSaying = 60

/** By the path of the call: the page that asked, and since when its answer was true, in milliseconds since 1970. */
const ages = new Map<string, { page: string; at: number }>()
const { listen, notify } = listeners()

/** Takes what an answer says of its age: a replica of the database may be some time behind. */
export const noteAge = (path: string, age: string | null): void => {
  if (age === null) return
  if (Number(age) >= worthSaying)
    ages.set(path, { page: location.pathname, at: Date.now() - Number(age) * 1000 })
  else if (!ages.delete(path)) return
  notify()
}

export const onAge = listen

/** Since when the oldest answer on a page was true, to the minute; null where all is of now. */
export const oldestOn = (page: string): number | null => {
  const found = [...ages.values()].filter((each) => each.page === page).map(({ at }) => at)
  return found.length === 0 ? null : Math.min(...found)
}
