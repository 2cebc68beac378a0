import { z } from 'zod'

/**
 * Between this line and the one before it the instrument changed: what was asked then was not always what is asked now.
 */
export const EditionChange = z.object({
  from: z.int(),
  to: z.int(),
  indicators: z.array(z.string()).describe('codes of the indicators that ask something else now'),
  comparable: z.int().describe('how many indicators ask the same in both: these alone are compared'),
})
export type EditionChange = z.infer<typeof EditionChange>

/** An edition, the one it was made from, and the indicators that ask something else in it than there. */
export type EditionKnown = {
  instrument: number
  edition: number
  replaces: number | null
  changed: string[]
}

/** The edition and those it goes back to, the newest first. */
const lineageOf = (id: number, editions: readonly EditionKnown[]): EditionKnown[] => {
  const found = editions.find(({ instrument }) => instrument === id)
  if (!found) return []
  return found.replaces === null ? [found] : [found, ...lineageOf(found.replaces, editions)]
}

/** What changed from one instrument to another, in whichever order they were used; null where they are the same. */
export const editionChange = (
  before: number,
  now: number,
  editions: readonly EditionKnown[],
): Omit<EditionChange, 'comparable'> | null => {
  const [older, newer] = [lineageOf(before, editions), lineageOf(now, editions)]
  const [from, to] = [older[0], newer[0]]
  if (from === undefined || to === undefined || from === to) return null
  // what both go back to is the same in both
  const between = [
    ...older.filter((each) => !newer.includes(each)),
    ...newer.filter((each) => !older.includes(each)),
  ]
  const codes = new Set(between.flatMap(({ changed }) => changed))
  return { from: from.edition, to: to.edition, indicators: [...codes].sort(byCode) }
}

/** 1.2.10 comes after 1.2.9. */
const byCode = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })
