import { inTab } from '../session/web-storage.ts'
import type { Draft } from './drafts.ts'

/*
 * Before login there is no key, and a shared computer's next person may use the same tab, so these drafts last half
 * an hour and until somebody signs in.
 */
const prefix = 'vereda.draft.'
const expiresAfter = 30 * 60_000

/** Null removes it; false where nothing can be stored. */
export const writeTabDraft = (name: string, draft: Draft | null): boolean =>
  inTab.storeValue(prefix + name, draft)

export const clearTabDrafts = (): void => {
  for (const key of inTab.keys(prefix)) inTab.keep(key, null)
}

/** By name; expired ones are removed. */
export const readTabDrafts = (now: number): Map<string, Draft> => {
  const drafts = new Map<string, Draft>()
  for (const key of inTab.keys(prefix)) {
    const draft = inTab.readValue<Draft>(key)
    if (draft && draft.at > now - expiresAfter) drafts.set(key.slice(prefix.length), draft)
    else inTab.keep(key, null)
  }
  return drafts
}
