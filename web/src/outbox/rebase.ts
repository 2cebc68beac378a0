import type { Entry, Work } from './entry.ts'

/** The row the server made or changed; null when it was taken away. */
export type SentRow = { id: number; version?: number } | null

/** What was done again while it was being sent changes the row that has just been made. */
export const rebase = (work: Work, row: SentRow): Work => {
  if (work.kind === 'answer' && row) return { ...work, result: row.id, version: row.version ?? null }
  if (work.kind === 'note') return { ...work, note: row?.id ?? null, version: row?.version ?? null }
  return work
}

/**
 * What somebody does in the moment a save arrives may not know its row yet, and would meet it as if it were another
 * person's. Rows that others changed since have a higher version and are met as such.
 */
export const rebaseOnOwnRow = (work: Work, row: SentRow | undefined): Work => {
  if (!row || (work.kind !== 'answer' && work.kind !== 'note')) return work
  return (work.version ?? 0) < (row.version ?? 0) ? rebase(work, row) : work
}

/** What stays of an entry when the content with this key is on the server; null when nothing does. */
export const afterArrival = (entry: Entry, key: string, row: SentRow): Entry | null => {
  if (entry.key === key) return null
  return { ...entry, work: rebase(entry.work, row), before: entry.before?.key === key ? null : entry.before }
}

/** Content that replaces an entry. What may be on the server already is remembered, so that it is settled first. */
export const replacing = (entry: Entry, previous: Entry | undefined): Entry => {
  if (!previous || previous.key === entry.key) return entry
  const mayBeThere =
    previous.attempted && previous.state === 'waiting' ? { key: previous.key, work: previous.work } : null
  return { ...entry, before: previous.before ?? mayBeThere ?? entry.before }
}
