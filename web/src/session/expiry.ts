import { listeners } from '../listeners.ts'
import { isUnlocked, purgeSession, session } from './stored-session.ts'

/** Checks whether the page has unsent input when a session ends. */
const waiting = new Set<() => boolean>()
let expired = false
const { listen, notify } = listeners()

/** While one returns true, an ended session keeps the page and asks for the password. */
export const stayWhile = (question: () => boolean): (() => void) => {
  waiting.add(question)
  return () => waiting.delete(question)
}

/** The tokens are no longer valid: shows the login, or a dialog over a page with unsent input or opened by a lock. */
export const sessionEnded = (): void => {
  const stays = session() !== null && (isUnlocked() || [...waiting].some((question) => question()))
  if (stays) setExpired(true)
  else purgeSession()
}

export const isExpired = (): boolean => expired

export const setExpired = (value: boolean): void => {
  expired = value
  notify()
}

export const onExpiry = listen
