import { onDevice } from '../../session/web-storage.ts'
import type { Message } from '../translation.tsx'

/** What superusers corrected in a language, as this device holds it; `version` ends with a digest of the released words. */
export type StoredCorrections = { version: string; texts: Record<string, Message> }

const keyOf = (language: string) => `vereda.words.${language}`

export const storedCorrections = (language: string): StoredCorrections | null =>
  onDevice.readValue<StoredCorrections>(keyOf(language))

export const storeCorrections = (language: string, corrections: StoredCorrections | null): void => {
  onDevice.storeValue(keyOf(language), corrections)
}
