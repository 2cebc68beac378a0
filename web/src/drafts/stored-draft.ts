/** A stored draft with its encrypted value; null marks a removal until all tabs know it. */
export type StoredDraft = {
  key: string
  user: number
  /** Increases with each change in any tab; the highest wins. */
  revision: number
  /** Milliseconds since 1970 of the last key press. */
  at: number
  encrypted: string | null
}

/** Milliseconds after which untouched drafts of all people are removed. */
export const expiresAfter = 30 * 24 * 3600 * 1000

export const isExpired = ({ at }: StoredDraft, now: number): boolean => at < now - expiresAfter

/** The later one wins, and at the same time a removal, so that nothing sent returns. */
export const isNewer = (one: StoredDraft, other: StoredDraft | undefined): boolean =>
  other === undefined ||
  one.revision > other.revision ||
  (one.revision === other.revision && (one.encrypted === null || other.encrypted !== null))

/** The newest state of each draft. */
export const newestOf = (all: readonly StoredDraft[]): StoredDraft[] => {
  const newest = new Map<string, StoredDraft>()
  for (const each of all) if (isNewer(each, newest.get(each.key))) newest.set(each.key, each)
  return [...newest.values()]
}

/** Increases, and follows the clock, so that two tabs agree on the last change. */
export const nextRevision = (known: number, now: number): number => Math.max(known + 1, now)

export const keyOf = (user: number, name: string): string => `${user}/${name}`
export const nameOf = ({ key, user }: StoredDraft): string => key.slice(keyOf(user, '').length)
