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

/** An edition, and the indicators that ask something else in it than in the edition before. */
export type EditionKnown = { instrument: number; edition: number; changed: string[] }

/** What changed from one instrument to another, in whichever order they were used; null where they are the same. */
export const editionChange = (
  before: number,
  now: number,
  editions: readonly EditionKnown[],
): Omit<EditionChange, 'comparable'> | null => {
  const edition = (id: number) => editions.find(({ instrument }) => instrument === id)?.edition
  const [from, to] = [edition(before), edition(now)]
  if (from === undefined || to === undefined || from === to) return null
  const between = editions.filter(
    (each) => each.edition > Math.min(from, to) && each.edition <= Math.max(from, to),
  )
  const codes = new Set(between.flatMap(({ changed }) => changed))
  return { from, to, indicators: [...codes].sort(byCode) }
}

/** 1.2.10 comes after 1.2.9. */
const byCode = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })
