import type { Query, QueryClient } from '@tanstack/react-query'
import { Problem } from 'contract/platform/problems'
import { type Owner, ownerNow } from '../drafts/owner.ts'
import { chosenLanguage } from '../i18n/chosen-language.ts'
import { currentOutbox, onOutboxChange } from '../outbox/outbox.ts'
import { isUnreachable, onAnswered } from '../session/send.ts'
import { contentOf, dataOf } from './answer-content.ts'
import { readAnswer, removeAllOf, removeAnswer, removeOutdated, writeAnswers } from './database.ts'
import { allLocks, lockOf } from './lock/stored-lock.ts'
import { oldAnswers } from './old-answers.ts'
import { isStored, keyOfAnswer, type StoredAnswer } from './stored-answer.ts'

/** Milliseconds a page waits for the server before it shows a stored answer. */
const patience = 4_000
/** Changes within this many milliseconds are written at once. */
const pause = 1_000
/** Milliseconds after which a busy server is asked again. */
const againAfter = 5_000
/** For rows that the outbox has just delivered, which the device must store at once. */
const shortPause = 50

const keyOf = (owner: Owner, hash: string): string => keyOfAnswer(owner.user, chosenLanguage(), hash)

const encryptedAnswer = async (owner: Owner, { queryHash, state }: Query): Promise<StoredAnswer> => {
  const key = keyOf(owner, queryHash)
  const { bytes, picture } = await contentOf(state.data)
  const at = oldAnswers.at(queryHash) ?? state.dataUpdatedAt
  const encrypted = owner.cipher.encryptBytes(key, bytes)
  return { key, user: owner.user, at, used: Date.now(), size: encrypted.length, picture, encrypted }
}

/** Stores the answers of these queries; resolves to their names on the device. */
export const storeNow = async (queries: readonly Query[]): Promise<string[]> => {
  const owner = ownerNow()
  if (!owner) return []
  const answers = await Promise.all(
    queries.filter(({ state }) => state.data !== undefined).map((query) => encryptedAnswer(owner, query)),
  )
  // Signed out meanwhile: nothing of this person is written any more.
  if (ownerNow()?.user !== owner.user) return []
  await writeAnswers(answers)
  return answers.map(({ key }) => key)
}

const unwritten = new Set<Query>()
let writing: ReturnType<typeof setTimeout> | undefined

const flush = async (): Promise<void> => {
  clearTimeout(writing)
  const queries = [...unwritten]
  unwritten.clear()
  isUrgent = false
  // Without room on the device, an answer counts as not loaded.
  if (queries.length > 0) await storeNow(queries).catch(() => undefined)
}

/**
 * When the device is full, answers that nobody took along are removed and no more are stored, to leave room for
 * unsent work.
 */
let isFull = false
const leaveRoom = (): void => {
  if (isFull || currentOutbox().fault !== 'full') return
  isFull = true
  clearTimeout(writing)
  unwritten.clear()
  void removeOutdated(Date.now(), 0).catch(() => undefined)
}

let isUrgent = false
const storeSoon = (query: Query, isOwn = false): void => {
  if (isFull) return
  unwritten.add(query)
  isUrgent ||= isOwn
  clearTimeout(writing)
  writing = setTimeout(() => void flush(), isUrgent ? shortPause : pause)
}

/** Shows the stored answer with its time, where the query has no data. */
const show = async (query: Query): Promise<void> => {
  const owner = ownerNow()
  if (!owner || query.state.data !== undefined) return
  const key = keyOf(owner, query.queryHash)
  const stored = await readAnswer(key).catch(() => undefined)
  const bytes = stored && owner.cipher.decryptBytes(key, stored.encrypted)
  if (!bytes || query.state.data !== undefined || ownerNow()?.user !== owner.user) return
  oldAnswers.add(query.queryHash, stored.at)
  oldAnswers.place(query.queryHash, query.getObserversCount() > 0)
  query.setData(dataOf({ bytes, picture: stored.picture }), { updatedAt: stored.at, manual: true })
}

const removeRefused = async (query: Query): Promise<void> => {
  const owner = ownerNow()
  unwritten.delete(query)
  if (oldAnswers.has(query.queryHash)) query.setState({ data: undefined })
  oldAnswers.remove(query.queryHash)
  if (owner) await removeAnswer(keyOf(owner, query.queryHash)).catch(() => undefined)
}

const failed = (query: Query, error: unknown): void => {
  if (isUnreachable(error)) {
    if (oldAnswers.has(query.queryHash)) query.setState({ status: 'success', error: null })
    else void show(query)
  } else if (error instanceof Problem && [403, 404, 410].includes(error.status)) void removeRefused(query)
}

type Arrival = { manual?: boolean; dataUpdatedAt?: number }

/** Called for answers of the server and manual updates, not for stored answers that were shown. */
const arrived = (query: Query, { manual = false, dataUpdatedAt }: Arrival): void => {
  const at = oldAnswers.at(query.queryHash)
  if (at !== undefined && at === dataUpdatedAt) return
  if (!manual) oldAnswers.remove(query.queryHash)
  storeSoon(query, manual)
}

/** Repeats queries that failed while the server could not be reached. */
const askAgain = (client: QueryClient): void =>
  void client.refetchQueries({
    type: 'active',
    predicate: ({ queryHash, state }) =>
      state.fetchStatus === 'idle' && (isUnreachable(state.error) || oldAnswers.has(queryHash)),
  })

/** Repeats the query as soon as the server can be reached. */
const askAgainWhenBack = (client: QueryClient): void => {
  addEventListener('online', () => askAgain(client))
  onAnswered(() => askAgain(client))
  askAgain(client)
}

let again: ReturnType<typeof setTimeout> | undefined
/** Repeats a query that a busy server refused, after the time it names and a random delay. */
const askAgainSoon = (client: QueryClient, error: unknown): void => {
  const wished = error instanceof Problem ? Number(error.extra.retry_after ?? 0) * 1000 : 0
  clearTimeout(again)
  again = setTimeout(() => askAgain(client), Math.max(againAfter, wished) * (1 + Math.random()))
}

/** Where a lock is set, asks the server whether it is still valid; without one, loads nothing. */
const followLocks = (): void => {
  if (allLocks().length === 0) return
  import('./lock/follow-locks.ts')
    .then((part) => part.followLocks())
    .catch(() => addEventListener('online', followLocks, { once: true }))
}

/**
 * Stores answers on the device, encrypted for the person, and shows them when the server does not answer; refused
 * ones are removed.
 */
export const followAnswers = (client: QueryClient): void => {
  const cache = client.getQueryCache()
  cache.subscribe((event) => {
    const { query } = event
    if (!isStored(query.queryKey)) return
    if (event.type === 'removed') return oldAnswers.remove(query.queryHash)
    if (event.type === 'observerAdded' || event.type === 'observerRemoved')
      return oldAnswers.place(query.queryHash, query.getObserversCount() > 0)
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'fetch' && query.state.data === undefined)
      setTimeout(() => void show(query), patience)
    if (action.type === 'failed' || action.type === 'error') failed(query, action.error)
    if (action.type === 'error' && oldAnswers.has(query.queryHash) && !isUnreachable(action.error))
      askAgainSoon(client, action.error)
    if (action.type === 'success') arrived(query, action)
  })
  // Queries from before this part was loaded.
  for (const query of cache.getAll()) {
    if (!isStored(query.queryKey)) continue
    if (query.state.data !== undefined) storeSoon(query)
    else if (query.state.fetchFailureCount > 0) void show(query)
    else setTimeout(() => void show(query), patience)
  }
  askAgainWhenBack(client)
  addEventListener('pagehide', () => void flush())
  onOutboxChange(leaveRoom)
  followLocks()
  void removeOutdated(Date.now()).catch(() => undefined)
}

/** Signing out removes the person's stored answers, unless they have a lock. */
export const removeAnswersOf = async (user: number): Promise<void> => {
  if (lockOf(user)) return
  clearTimeout(writing)
  unwritten.clear()
  await removeAllOf(user).catch(() => undefined)
}
