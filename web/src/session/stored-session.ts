import type { User } from 'contract/users'
import { listeners } from '../listeners.ts'

/** Who is logged in on this device. Where it lies is where login put it: the device, or only this tab. */
export type StoredSession = {
  access: string
  refresh: string
  user: User
  remember: boolean
  /** Encrypts what the person leaves on this device. A session that began before there was one gets it with its next refresh. */
  device_key?: string
}

const key = 'vereda.session'
/** A refreshed access token goes to local storage (docs/specification.txt §4); the refresh token stays where it is. */
const accessKey = 'vereda.access'

let current: StoredSession | null = read()
const { listen, tell } = listeners()

export const session = (): StoredSession | null => current

export const onSessionChange = listen

export const keepSession = (stored: StoredSession): void => {
  clear()
  storageFor(stored.remember).setItem(key, JSON.stringify(stored))
  change(stored)
}

/** After a refresh: the new pair replaces the old, whatever tab or window asked for it. */
export const keepTokens = (tokens: Pick<StoredSession, 'access' | 'refresh' | 'device_key'>): void => {
  if (!current) return
  const renewed = { ...current, ...tokens }
  storageFor(current.remember).setItem(key, JSON.stringify(renewed))
  localStorage.setItem(accessKey, tokens.access)
  change(renewed)
}

export const keepUser = (user: User): void => {
  if (!current) return
  const renewed = { ...current, user }
  storageFor(current.remember).setItem(key, JSON.stringify(renewed))
  change(renewed)
}

export const forgetSession = (): void => {
  clear()
  change(null)
}

/** Another tab may have renewed the tokens: what lies in the storage counts. */
export const readAgain = (): StoredSession | null => {
  const stored = read()
  if (JSON.stringify(stored) !== JSON.stringify(current)) change(stored)
  return stored
}

function storageFor(remember: boolean): Storage {
  return remember ? localStorage : sessionStorage
}

function clear(): void {
  localStorage.removeItem(key)
  localStorage.removeItem(accessKey)
  sessionStorage.removeItem(key)
}

function read(): StoredSession | null {
  const kept = sessionStorage.getItem(key) ?? localStorage.getItem(key)
  if (!kept) {
    localStorage.removeItem(accessKey)
    return null
  }
  try {
    return JSON.parse(kept) as StoredSession
  } catch {
    clear()
    return null
  }
}

function change(stored: StoredSession | null): void {
  current = stored
  tell()
}

addEventListener('storage', (event) => {
  if (event.key === key) readAgain()
})
