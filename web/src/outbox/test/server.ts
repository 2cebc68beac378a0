import { Problem } from 'contract/platform/problems'
import type { Entry } from '../entry.ts'
import type { SentRow } from '../rebase.ts'

export type Request = {
  user: number
  token: number | null
  entry: Entry
  key: string
  text: string
  at: number
}

/** Possible faults, all off. */
export const noFaults = () => ({
  isServerAway: false,
  loseAnswers: false,
  isFull: false,
  isUnreadable: false,
  retryAfter: 0,
  /** Texts that the server refuses. */
  refusedTexts: new Set<string>(),
})

export const textOf = ({ work }: { work: Entry['work'] }): string =>
  work.kind === 'answer'
    ? String(work.option)
    : work.kind === 'file'
      ? work.name
      : work.kind === 'report'
        ? work.note
        : work.kind === 'rating'
          ? String(work.option)
          : work.kind === 'duty'
            ? (work.plan ?? '')
            : work.text

/** The server's handling of what arrives; it refuses the given texts. */
export const createServer = (faults: Pick<ReturnType<typeof noFaults>, 'refusedTexts'>) => {
  const rows = new Map<
    string,
    { id: number; version: number; text: string; author: number; takenKeys: string[]; changedAt: number }
  >()
  const answers = new Map<string, SentRow>()
  /** Accepted texts in order, by subject. */
  const taken: { about: string; text: string }[] = []

  const serve = (entry: Entry, key: string, work: Entry['work']): SentRow => {
    const text = textOf({ work })
    if (faults.refusedTexts.has(text)) throw new Problem('validation_error')
    const isChange = work.kind === 'answer' && work.result !== null
    if (!isChange && answers.has(key)) return answers.get(key) ?? null
    const single = work.kind === 'answer' || work.kind === 'note'
    const about = single
      ? `${entry.line}/${work.kind}/${work.indicator}`
      : `${entry.line}/${work.kind}/${key}`
    const row = rows.get(about)
    if (isChange && row) {
      if (row.version !== work.version) {
        // As in send-entry.ts: a row with the same content by the same person is this one.
        if (row.text === text && row.author === entry.user) return { id: row.id, version: row.version }
        throw new Problem('version_conflict', { version: row.version })
      }
      const next = {
        ...row,
        version: row.version + 1,
        text,
        author: entry.user,
        changedAt: entry.changedAt,
        takenKeys: [...row.takenKeys, key],
      }
      rows.set(about, next)
      taken.push({ about, text })
      return { id: next.id, version: next.version }
    }
    if (row) {
      if (row.text === text && row.author === entry.user) return { id: row.id, version: row.version }
      throw new Problem('result_exists', { id: row.id, version: row.version })
    }
    const made = {
      id: rows.size + 1,
      version: 1,
      text,
      author: entry.user,
      changedAt: entry.changedAt,
      takenKeys: [key],
    }
    rows.set(about, made)
    taken.push({ about, text })
    answers.set(key, { id: made.id, version: 1 })
    return { id: made.id, version: 1 }
  }

  return { rows, taken, serve }
}
