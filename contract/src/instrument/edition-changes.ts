import { z } from 'zod'

/** The instrument changed between two lines, so not all questions are the same. */
export const EditionChange = z.object({
  from: z.int(),
  to: z.int(),
  indicators: z.array(z.string()).describe('codes of the indicators that ask something else now'),
  comparable: z.int().describe('how many indicators ask the same in both: these alone are compared'),
})
export type EditionChange = z.infer<typeof EditionChange>

/** An edition, the one it is based on, and the indicators whose question differs. */
export type EditionKnown = {
  instrument: number
  edition: number
  replaces: number | null
  changed: string[]
}

/** The edition and its ancestors, the newest first. */
const lineageOf = (id: number, editions: readonly EditionKnown[]): EditionKnown[] => {
  const found = editions.find(({ instrument }) => instrument === id)
  if (!found) return []
  return found.replaces === null ? [found] : [found, ...lineageOf(found.replaces, editions)]
}

/** What changed between two instruments, in either order; null where they are the same. */
export const editionChange = (
  before: number,
  now: number,
  editions: readonly EditionKnown[],
): Omit<EditionChange, 'comparable'> | null => {
  const [older, newer] = [lineageOf(before, editions), lineageOf(now, editions)]
  const [from, to] = [older[0], newer[0]]
  if (from === undefined || to === undefined || from === to) return null
  // Common ancestors are the same for both.
  const between = [
    ...older.filter((each) => !newer.includes(each)),
    ...newer.filter((each) => !older.includes(each)),
  ]
  const codes = new Set(between.flatMap(({ changed }) => changed))
  return { from: from.edition, to: to.edition, indicators: [...codes].sort(byCode) }
}

/** 1.2.10 comes after 1.2.9. */
const byCode = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })
