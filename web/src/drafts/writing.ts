import { writeDrafts } from './database.ts'
import { clearJournal, writeJournal } from './journal.ts'
import type { StoredDraft } from './stored-draft.ts'

/**
 * Milliseconds between writes to the database, also during continuous typing; the journal has each key press, but a
 * killed browser loses some seconds of it.
 */
const pause = 300

/** The newest state of each draft that is not in the database yet. */
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

/** Writes waiting states to the database; on failure they stay in the journal. */
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

/** For states that a closed tab left in the journal. */
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
