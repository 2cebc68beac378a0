import { listeners } from '../listeners.ts'
import { isUnlocked, purgeSession, session } from './stored-session.ts'

/** Asked when a session has ended: does anything typed still wait on this page? */
const waiting = new Set<() => boolean>()
let expired = false
const { listen, notify } = listeners()

/** While one of these says so, an ended session keeps its page and asks for the password instead. */
export const stayWhile = (question: () => boolean): (() => void) => {
  waiting.add(question)
  return () => waiting.delete(question)
}

/** The server takes the tokens no longer: to the login, or a dialog over a page where input would be lost, or that a lock opened. */
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
