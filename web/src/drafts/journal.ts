import { onDevice } from '../session/web-storage.ts'
import type { StoredDraft } from './stored-draft.ts'

const prefix = 'vereda.draft.'

/**
 * Writes the newest state of a draft synchronously, since IndexedDB answers later and the page may be closed in
 * between; false without room.
 */
export const writeJournal = (draft: StoredDraft): boolean => onDevice.storeValue(prefix + draft.key, draft)

/** Removes only this state, since a newer one may have been written. */
export const clearJournal = ({ key, revision }: StoredDraft): void => {
  const there = onDevice.readValue<StoredDraft>(prefix + key)
  if (there?.revision === revision) onDevice.keep(prefix + key, null)
}

/** Removes unencrypted drafts of earlier versions. */
export const removeReadableDrafts = (): void => {
  for (const key of onDevice.keys('vereda.'))
    if (/^vereda\.(report|review|plan|translation|weights)\.\d/.test(key)) onDevice.keep(key, null)
}

export const readJournal = (): StoredDraft[] =>
  onDevice.keys(prefix).flatMap((key) => onDevice.readValue<StoredDraft>(key) ?? [])

export const clearJournalOf = (user: number): void => {
  for (const key of onDevice.keys(`${prefix}${user}/`)) onDevice.keep(key, null)
}
