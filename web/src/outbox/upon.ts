import type { Work } from './entry.ts'

/** The row the server made or changed; null when it was taken away. */
export type Delivered = { id: number; version?: number } | null

/** What was done again while it was being sent changes the row that has just been made. */
export const upon = (work: Work, row: Delivered): Work => {
  if (work.kind === 'answer' && row) return { ...work, result: row.id, version: row.version ?? null }
  if (work.kind === 'note') return { ...work, note: row?.id ?? null, version: row?.version ?? null }
  return work
}

/** The rows that came out of what was sent from here, by entry. */
const arrivedRows = new Map<string, Delivered>()

export const rememberRow = (entry: string, row: Delivered): void => {
  arrivedRows.set(entry, row)
}

/**
 * What somebody does in the moment a save arrives may not know its row yet, and would meet it as if it were another
 * person's. Rows that others changed since have a higher version and are met as such.
 */
export const uponOwnRow = (entry: string, work: Work): Work => {
  const row = arrivedRows.get(entry)
  if (!row || (work.kind !== 'answer' && work.kind !== 'note')) return work
  return (work.version ?? 0) < (row.version ?? 0) ? upon(work, row) : work
}
