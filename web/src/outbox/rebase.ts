import type { Entry, Work } from './entry.ts'

/** The row that the server created or changed; null when it was deleted. */
export type SentRow = { id: number; version?: number } | null

/** Newer work that was added during a request is based on the resulting row. */
export const rebase = (work: Work, row: SentRow): Work => {
  if (work.kind === 'answer' && row) return { ...work, result: row.id, version: row.version ?? null }
  if (work.kind === 'note') return { ...work, note: row?.id ?? null, version: row?.version ?? null }
  return work
}

/**
 * Work added just when a save arrives may not know its row yet and would conflict with it. Rows that others changed
 * since have a higher version and do conflict.
 */
export const rebaseOnOwnRow = (work: Work, row: SentRow | undefined): Work => {
  if (!row || (work.kind !== 'answer' && work.kind !== 'note')) return work
  return (work.version ?? 0) < (row.version ?? 0) ? rebase(work, row) : work
}

/** What remains of an entry when the server has the content with this key; null when nothing does. */
export const afterArrival = (entry: Entry, key: string, row: SentRow): Entry | null => {
  if (entry.key === key) return null
  return { ...entry, work: rebase(entry.work, row), before: entry.before?.key === key ? null : entry.before }
}

/** A new content of an entry; an earlier one that the server may have is kept to be sent first. */
export const replacing = (entry: Entry, previous: Entry | undefined): Entry => {
  if (!previous || previous.key === entry.key) return entry
  const mayBeThere =
    previous.attempted && previous.state === 'waiting' ? { key: previous.key, work: previous.work } : null
  return { ...entry, before: previous.before ?? mayBeThere ?? entry.before }
}
