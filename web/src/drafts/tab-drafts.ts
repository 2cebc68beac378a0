import { inTab } from '../session/web-storage.ts'
import type { Draft } from './drafts.ts'

/*
 * Without a login there is no key to encrypt with, and the next person at a shared computer may use the same tab:
 * what was typed lasts half an hour, and until somebody signs in.
 */
const prefix = 'vereda.draft.'
const expiresAfter = 30 * 60_000

/** Null removes it. False where the tab keeps nothing. */
export const writeTabDraft = (name: string, draft: Draft | null): boolean =>
  inTab.storeValue(prefix + name, draft)

export const clearTabDrafts = (): void => {
  for (const key of inTab.keys(prefix)) inTab.keep(key, null)
}

/** By their names; what has expired is removed. */
export const readTabDrafts = (now: number): Map<string, Draft> => {
  const drafts = new Map<string, Draft>()
  for (const key of inTab.keys(prefix)) {
    const draft = inTab.readValue<Draft>(key)
    if (draft && draft.at > now - expiresAfter) drafts.set(key.slice(prefix.length), draft)
    else inTab.keep(key, null)
  }
  return drafts
}
