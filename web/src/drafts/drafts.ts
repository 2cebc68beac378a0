import { listeners } from '../listeners.ts'
import { session } from '../session/stored-session.ts'
import { draftsOfTab } from './names.ts'
import { nextRevision } from './stored-draft.ts'

/** Typed input, and the row it is based on. */
export type Draft = {
  value: unknown
  base: unknown
  /** Milliseconds since 1970 of the last key press. */
  at: number
  /** The address of its page; missing in older drafts. */
  page?: string | undefined
}

/** A removed draft keeps its revision, so that an older state of another tab does not return. */
export type Known = {
  draft: Draft | null
  revision: number
  /** The last change came from another tab. */
  isFromElsewhere: boolean
  /** It could not be stored, so it lasts as long as the page. */
  isInPageOnly: boolean
}

const { listen, notify } = listeners()
let isReady = false
let known: ReadonlyMap<string, Known> = new Map()
/** Writes to the device; replaced when that part is loaded, which then reads `knownDrafts`. */
let store: (name: string, now: Known) => void = () => {}

export const onDraftsChange = listen
/** False until the device was read. */
export const draftsAreReady = (): boolean => isReady
export const knownDrafts = (): ReadonlyMap<string, Known> => known
export const draftNow = (name: string): Draft | null => known.get(name)?.draft ?? null

/** Drafts by the prefix of their names. */
export const draftsIn = (start: string): { name: string; draft: Draft }[] =>
  [...known].flatMap(([name, { draft }]) => (draft && name.startsWith(start) ? [{ name, draft }] : []))

export const setStore = (next: typeof store): void => {
  store = next
}

/** Replaces all drafts after reading the device, a message of another tab, or a change of person (empty). */
export const setKnown = (next: ReadonlyMap<string, Known>, ready: boolean): void => {
  known = next
  isReady = ready
  notify()
}

export const markStored = (name: string, isInPageOnly: boolean): void => {
  const there = known.get(name)
  if (there && there.isInPageOnly !== isInPageOnly)
    setKnown(new Map(known).set(name, { ...there, isInPageOnly }), isReady)
}

const change = (name: string, draft: Draft | null): void => {
  const there = known.get(name)
  const revision = nextRevision(there?.revision ?? 0, Date.now())
  const isInPageOnly = there?.isInPageOnly ?? false
  const now = { draft, revision, isFromElsewhere: false, isInPageOnly }
  known = new Map(known).set(name, now)
  store(name, now)
  notify()
}

export const isOfTab = (name: string): boolean => name.startsWith(draftsOfTab)

/** Undefined in tests without a page. */
const thisPage = (): string | undefined =>
  'location' in globalThis ? location.pathname + location.search : undefined

export const writeDraft = (name: string, value: unknown, base: unknown = null): void => {
  // What is typed before login belongs to nobody, so it is kept apart.
  if ((session() === null) === isOfTab(name)) change(name, { value, base, at: Date.now(), page: thisPage() })
}

/** Called when it was sent, discarded, or equals the saved value. */
export const removeDraft = (name: string): void => {
  if (draftNow(name)) change(name, null)
}
