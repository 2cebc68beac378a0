import { writeDrafts } from './database.ts'
import { clearJournal, writeJournal } from './journal.ts'
import type { StoredDraft } from './stored-draft.ts'

/**
 * Milliseconds in which key presses are gathered for the database, also of somebody who goes on typing: the journal has
 * each of them, but a browser that is killed as a whole has lost some seconds of it.
 */
const pause = 300

/** On the way to the database; the newest state of each draft. */
const unwritten = new Map<string, StoredDraft>()
let timer: ReturnType<typeof setTimeout> | undefined

const stopTimer = (): void => {
  clearTimeout(timer)
  timer = undefined
}

export const purgeWriting = (): void => {
  stopTimer()
  unwritten.clear()
}

/** Writes what waits to the database. What only the journal took stays there. */
export const flush = async (onStored: (drafts: readonly StoredDraft[]) => void): Promise<void> => {
  stopTimer()
  const batch = [...unwritten.values()]
  if (batch.length === 0) return
  unwritten.clear()
  try {
    await writeDrafts(batch)
  } catch {
    return
  }
  for (const draft of batch) clearJournal(draft)
  onStored(batch)
}

/** What a closed tab had only noted. */
export const queueWrite = (draft: StoredDraft): void => {
  if (!unwritten.has(draft.key)) unwritten.set(draft.key, draft)
}

/** True when the journal has it; the database follows. */
export const writeNow = (draft: StoredDraft, onStored: (drafts: readonly StoredDraft[]) => void): boolean => {
  const isNoted = writeJournal(draft)
  unwritten.set(draft.key, draft)
  if (!isNoted) stopTimer()
  timer ??= setTimeout(() => void flush(onStored), isNoted ? pause : 0)
  return isNoted
}
