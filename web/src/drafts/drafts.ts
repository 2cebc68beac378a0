import { listeners } from '../listeners.ts'
import { session } from '../session/stored-session.ts'
import { draftsOfTab } from './names.ts'
import { nextRevision } from './stored-draft.ts'

/** What somebody typed into a field or a form, and the row that it was written over. */
export type Draft = {
  value: unknown
  base: unknown
  /** Milliseconds since 1970 of the last key press. */
  at: number
  /** The address of the page where it was typed; drafts of before have none. */
  page?: string | undefined
}

/** A removed draft keeps its revision, so that what another tab wrote before does not come back. */
export type Known = {
  draft: Draft | null
  revision: number
  /** The last change came from another tab. */
  isFromElsewhere: boolean
  /** Where the browser has no room or gives none, a draft lasts as long as its page. */
  isInPageOnly: boolean
}

const { listen, notify } = listeners()
let isReady = false
let known: ReadonlyMap<string, Known> = new Map()
/** Writes a change to the device. What does so is loaded after the page and then reads `knownDrafts`. */
let store: (name: string, now: Known) => void = () => {}

export const onDraftsChange = listen
/** False until what lies on the device was read. */
export const draftsAreReady = (): boolean => isReady
export const knownDrafts = (): ReadonlyMap<string, Known> => known
export const draftNow = (name: string): Draft | null => known.get(name)?.draft ?? null

/** The drafts whose names begin so. */
export const draftsIn = (start: string): { name: string; draft: Draft }[] =>
  [...known].flatMap(([name, { draft }]) => (draft && name.startsWith(start) ? [{ name, draft }] : []))

export const setStore = (next: typeof store): void => {
  store = next
}

/** What was read from the device, or came from another tab; an empty map when somebody else signs in. */
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

/** Tests of what is stored have no page. */
const thisPage = (): string | undefined =>
  'location' in globalThis ? location.pathname + location.search : undefined

export const writeDraft = (name: string, value: unknown, base: unknown = null): void => {
  // what is written before a login is read back by nobody who is signed in
  if ((session() === null) === isOfTab(name)) change(name, { value, base, at: Date.now(), page: thisPage() })
}

/** It was sent, discarded, or equals what is saved. */
export const removeDraft = (name: string): void => {
  if (draftNow(name)) change(name, null)
}
