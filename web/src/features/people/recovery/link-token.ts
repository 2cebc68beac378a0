import { listeners } from '../../../listeners.ts'
import { inTab } from '../../../session/web-storage.ts'

const key = 'vereda.recovery'

let linkToken = ''
const { listen, notify } = listeners()

/** Another link may be opened in the same tab: only the part after `#` changes, and no page loads. */
export const onTokenChange = listen

const change = (token: string): void => {
  linkToken = token
  notify()
}

/**
 * Moves the token of a link from the address, so that it is in no history, into this tab's storage, since choosing a
 * language reloads the page; false when there is none.
 */
export const storeToken = (hash: string): boolean => {
  const token = new URLSearchParams(hash).get('token')
  if (token === null) return false
  inTab.keep(key, token)
  change(token)
  return true
}

export const storedToken = (): string => linkToken || (inTab.read(key) ?? '')

/** After it was used, or is invalid. */
export const purgeToken = (): void => {
  inTab.keep(key, null)
  change('')
}
