import { beforeEach, vi } from 'vitest'
import { isNewer, type StoredDraft } from './stored-draft.ts'

/** The browser's database, which a crash leaves as it was last written. */
export const device = { rows: new Map<string, StoredDraft>(), isFull: false }

vi.mock('./database.ts', () => ({
  writeDrafts: async (drafts: readonly StoredDraft[]) => {
    if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
    for (const draft of drafts) {
      if (!isNewer(draft, device.rows.get(draft.key))) continue
      if (draft.encrypted === null) device.rows.delete(draft.key)
      else device.rows.set(draft.key, draft)
    }
  },
  readDrafts: async (user: number) => [...device.rows.values()].filter((row) => row.user === user),
  purgeExpired: async () => undefined,
  removeDraftsOf: async (user: number) => {
    for (const [key, row] of device.rows) if (row.user === user) device.rows.delete(key)
  },
}))

export const channels = new Set<EventTarget>()

/** Delivers messages to other pages synchronously. */
class Channel extends EventTarget {
  constructor() {
    super()
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const other of channels)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  }
}

export const memoryStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
      Object.defineProperty(storage, key, { value, enumerable: true, configurable: true })
    },
    removeItem: (key: string) => {
      items.delete(key)
      Reflect.deleteProperty(storage, key)
    },
  }
  for (const name of ['getItem', 'setItem', 'removeItem'])
    Object.defineProperty(storage, name, { enumerable: false })
  return storage
}

/** Opens a new page for this person or nobody, with empty memory. */
export const openPage = async (user: number | null = 7, device_key = String(user).repeat(43)) => {
  vi.resetModules()
  const stored =
    user === null ? null : { access: 'a', refresh: 'r', user: { id: user }, remember: false, device_key }
  if (stored) sessionStorage.setItem('vereda.session', JSON.stringify(stored))
  else sessionStorage.removeItem('vereda.session')
  const drafts = await import('./drafts.ts')
  const { followDrafts, removeDraftsOf } = await import('./keep-drafts.ts')
  followDrafts()
  if (user !== null) await vi.waitUntil(() => drafts.draftsAreReady())
  return { ...drafts, removeDraftsOf, valueOf: (name: string) => drafts.draftNow(name)?.value ?? null }
}

export const onDevice = (): string =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, [...device.rows]])

beforeEach(() => {
  device.rows.clear()
  device.isFull = false
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  channels.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
})
