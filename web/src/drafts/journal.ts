import { onDevice } from '../session/web-storage.ts'
import type { StoredDraft } from './stored-draft.ts'

const prefix = 'vereda.draft.'

/**
 * The newest state of a draft, written before the next key press: the database of the browser answers some
 * milliseconds later, and a page may be closed in between. False where there is no room.
 */
export const writeJournal = (draft: StoredDraft): boolean => onDevice.storeValue(prefix + draft.key, draft)

/** Removes exactly this state: a newer one may have been written meanwhile. */
export const clearJournal = ({ key, revision }: StoredDraft): void => {
  const there = onDevice.readValue<StoredDraft>(prefix + key)
  if (there?.revision === revision) onDevice.keep(prefix + key, null)
}

/** Earlier versions left drafts that anybody could read. */
export const removeReadableDrafts = (): void => {
  for (const key of onDevice.keys('vereda.'))
    if (/^vereda\.(report|review|plan|translation|weights)\.\d/.test(key)) onDevice.keep(key, null)
}

export const readJournal = (): StoredDraft[] =>
  onDevice.keys(prefix).flatMap((key) => onDevice.readValue<StoredDraft>(key) ?? [])

export const clearJournalOf = (user: number): void => {
  for (const key of onDevice.keys(`${prefix}${user}/`)) onDevice.keep(key, null)
}
