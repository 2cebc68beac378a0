import { session } from '../session/stored-session.ts'
import { purgeExpired, readDrafts, removeDraftsOf as removeFromDatabase } from './database.ts'
import {
  type Draft,
  draftsAreReady,
  isOfTab,
  type Known,
  knownDrafts,
  markStored,
  setKnown,
  setStore,
} from './drafts.ts'
import { clearJournal, clearJournalOf, readJournal, removeReadableDrafts } from './journal.ts'
import { draftOwner, followOwner, type Owner } from './owner.ts'
import { isExpired, keyOf, nameOf, newestOf, type StoredDraft } from './stored-draft.ts'
import { clearTabDrafts, readTabDrafts, writeTabDraft } from './tab-drafts.ts'
import { flush, purgeWriting, queueWrite, writeNow } from './writing.ts'

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('vereda.drafts') : null

const markAllStored = (drafts: readonly StoredDraft[]): void => {
  for (const draft of drafts) if (draft.user === draftOwner()?.user) markStored(nameOf(draft), false)
}

const store = (name: string, { draft, revision }: Known): void => {
  if (isOfTab(name)) return markStored(name, !writeTabDraft(name, draft) && draft !== null)
  const owner = draftOwner()
  if (!owner || owner.user !== session()?.user.id) return
  const key = keyOf(owner.user, name)
  const text = draft && JSON.stringify({ value: draft.value, base: draft.base, page: draft.page })
  const encrypted = text && owner.cipher.encrypt(key, text)
  const stored = { key, user: owner.user, revision, at: draft?.at ?? Date.now(), encrypted }
  const isNoted = writeNow(stored, markAllStored)
  markStored(name, !isNoted && draft !== null)
  tabs?.postMessage(stored)
}

const opened = ({ key, at, encrypted }: StoredDraft, { cipher }: Owner): Draft | null => {
  const text = encrypted && cipher.decrypt(key, encrypted)
  return text ? { ...(JSON.parse(text) as Pick<Draft, 'value' | 'base' | 'page'>), at } : null
}

/** The present drafts, updated by newer states from elsewhere. */
const joined = (all: readonly StoredDraft[], owner: Owner, isFromElsewhere: boolean): Map<string, Known> => {
  const next = new Map(knownDrafts())
  for (const stored of all) {
    const name = nameOf(stored)
    if ((next.get(name)?.revision ?? 0) >= stored.revision) continue
    const draft = opened(stored, owner)
    // Drafts of another key stay until they expire.
    if (draft || stored.encrypted === null)
      next.set(name, { draft, revision: stored.revision, isFromElsewhere, isInPageOnly: false })
  }
  return next
}

tabs?.addEventListener('message', ({ data }: MessageEvent<StoredDraft>) => {
  const owner = draftOwner()
  if (owner?.user === data.user && draftsAreReady()) setKnown(joined([data], owner, true), true)
})

const read = async (owner: Owner): Promise<void> => {
  const now = Date.now()
  const inDatabase = await readDrafts(owner.user).catch(() => [])
  if (draftOwner() !== owner) return
  const journal = readJournal()
  for (const each of journal) if (isExpired(each, now)) clearJournal(each)
  const own = journal.filter((each) => each.user === owner.user)
  const typedMeanwhile = [...knownDrafts()]
  const living = newestOf([...inDatabase, ...own]).filter((each) => !isExpired(each, now))
  setKnown(joined(living, owner, false), true)
  for (const each of newestOf(own)) queueWrite(each)
  for (const each of typedMeanwhile) store(...each)
  await flush(markAllStored)
  await purgeExpired(now).catch(() => undefined)
}

/** Without a session: drafts of this tab, and what was typed before this part was loaded. */
const readTab = (): void => {
  const typedMeanwhile = [...knownDrafts()]
  const left = [...readTabDrafts(Date.now())].map(
    ([name, draft]) =>
      [name, { draft, revision: draft.at, isFromElsewhere: false, isInPageOnly: false }] as const,
  )
  setKnown(new Map<string, Known>([...left, ...typedMeanwhile]), true)
  for (const each of typedMeanwhile) store(...each)
}

/** Runs from the start of the application until the page is closed. */
export const followDrafts = (): void => {
  let user = session()?.user.id
  removeReadableDrafts()
  setStore(store)
  followOwner((owner) => {
    const next = session()?.user.id
    // What was typed before this part was loaded belongs to the same person.
    setKnown(next === user ? knownDrafts() : new Map(), false)
    user = next
    if (next === undefined) return readTab()
    clearTabDrafts()
    if (owner) void read(owner)
  })
}

/** At logout, removes all drafts of this person. */
export const removeDraftsOf = async (user: number): Promise<void> => {
  purgeWriting()
  clearJournalOf(user)
  await removeFromDatabase(user)
}
