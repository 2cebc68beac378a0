import { listeners } from '../../../listeners.ts'
import { inTab } from '../../../session/web-storage.ts'

const key = 'vereda.recovery'

let linkToken = ''
const { listen, notify } = listeners()

/** Another link may be opened in the same tab: only the address behind `#` changes then, and no page is loaded. */
export const onTokenChange = listen

const change = (token: string): void => {
  linkToken = token
  notify()
}

/**
 * Keeps the token of a letter's link; false when the address has none. It leaves the address at once, so that it stays
 * in no history and on no screen, and is kept in this tab alone: choosing a language loads the page anew.
 */
export const storeToken = (hash: string): boolean => {
  const token = new URLSearchParams(hash).get('token')
  if (token === null) return false
  inTab.keep(key, token)
  change(token)
  return true
}

export const storedToken = (): string => linkToken || (inTab.read(key) ?? '')

/** Once it is used up, or does not work. */
export const purgeToken = (): void => {
  inTab.keep(key, null)
  change('')
}
