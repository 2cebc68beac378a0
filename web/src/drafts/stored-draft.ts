/** A draft as it lies on the device. What was typed is encrypted; a removed draft holds null until all know it. */
export type StoredDraft = {
  key: string
  user: number
  /** Grows with each change, on every tab; the greatest counts. */
  revision: number
  /** Milliseconds since 1970 of the last key press. */
  at: number
  encrypted: string | null
}

/** Drafts that nobody has touched for so long are removed, whoever's they are. */
export const expiresAfter = 30 * 24 * 3600 * 1000

export const isExpired = ({ at }: StoredDraft, now: number): boolean => at < now - expiresAfter

/** The last key press counts; a removal of the same moment wins, so that nothing sent comes back. */
export const isNewer = (one: StoredDraft, other: StoredDraft | undefined): boolean =>
  other === undefined ||
  one.revision > other.revision ||
  (one.revision === other.revision && (one.encrypted === null || other.encrypted !== null))

/** What counts of several places that know something of the same drafts. */
export const newestOf = (all: readonly StoredDraft[]): StoredDraft[] => {
  const newest = new Map<string, StoredDraft>()
  for (const each of all) if (isNewer(each, newest.get(each.key))) newest.set(each.key, each)
  return [...newest.values()]
}

/** Follows what is known and, where clocks are right, the time, so that two tabs agree on which was last. */
export const nextRevision = (known: number, now: number): number => Math.max(known + 1, now)

export const keyOf = (user: number, name: string): string => `${user}/${name}`
export const nameOf = ({ key, user }: StoredDraft): string => key.slice(keyOf(user, '').length)
