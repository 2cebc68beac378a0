import type { User } from 'contract/people/users'
import { listeners } from '../listeners.ts'
import { purgeShared } from './shared-tokens.ts'
import { inTab, onDevice } from './web-storage.ts'

/** The session, stored on the device or only in this tab. */
export type StoredSession = {
  access: string
  refresh: string
  user: User
  remember: boolean
  /** Encrypts the person's data on this device; an older session gets it with its next refresh. */
  device_key?: string
  /** The same in duplicates of this tab; distinguishes the sessions of one browser. */
  id?: string
  renewals?: number
}

export type NewTokens = Pick<StoredSession, 'access' | 'refresh' | 'device_key'>

const key = 'vereda.session'
/** A renewed access token goes to local storage (docs/specification.txt §4); the refresh token stays where it is. */
const accessKey = 'vereda.access'

/** Where storing fails, the session lasts as long as the page. */
let isInMemory = false
let current: StoredSession | null = read()
const { listen, notify } = listeners()

export const session = (): StoredSession | null => current

export const onSessionChange = listen

/** The device was opened by its lock, so the server knows no session. */
export const isUnlocked = (): boolean => current?.refresh === ''

export const storeSession = (signedIn: StoredSession): void => {
  clear()
  const id = [...crypto.getRandomValues(new Uint8Array(8))].join('-')
  store({ ...signedIn, id, renewals: 0 })
}

/** Replaces the tokens after a refresh by any tab. */
export const storeTokens = (tokens: NewTokens, renewals = (current?.renewals ?? 0) + 1): void => {
  if (!current) return
  onDevice.keep(accessKey, tokens.access)
  store({ ...current, ...tokens, renewals })
}

export const storeUser = (user: User): void => {
  if (current) store({ ...current, user })
}

export const purgeSession = (): void => {
  clear()
  change(null)
}

/** Another tab may have renewed the tokens. */
export const readAgain = (): StoredSession | null => {
  if (isInMemory) return current
  const stored = read()
  if (JSON.stringify(stored) !== JSON.stringify(current)) change(stored)
  return stored
}

function store(next: StoredSession): void {
  const storage = next.remember ? onDevice : inTab
  isInMemory = !storage.storeValue(key, next)
  // An older pair must not return in place of one that could not be stored.
  if (isInMemory) storage.keep(key, null)
  change(next)
}

function clear(): void {
  if (current?.id) purgeShared(current.id)
  isInMemory = false
  onDevice.keep(key, null)
  onDevice.keep(accessKey, null)
  inTab.keep(key, null)
}

function read(): StoredSession | null {
  const stored = inTab.readValue<StoredSession>(key) ?? onDevice.readValue<StoredSession>(key)
  if (!stored) onDevice.keep(accessKey, null)
  return stored
}

function change(stored: StoredSession | null): void {
  current = stored
  notify()
}

// Undefined in tests without a window.
if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => {
    if (event.key === key) readAgain()
  })
