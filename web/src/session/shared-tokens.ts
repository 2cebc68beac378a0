import { onDevice } from './web-storage.ts'

/*
 * A duplicated tab starts with a copy of the session, and a restored tab with an old one. So the newest tokens of a
 * session that ends with the browser are also stored on the device, encrypted with a key that only its tabs have
 * (docs/decisions/078-sessions-limits-and-addresses.md).
 */

const key = 'vereda.renewed'
/** The longest session without "stay signed in". */
const longest = 12 * 3_600_000
/** Access tokens are valid for 15 minutes. */
const fresh = 10 * 60_000

type Tokens = { access: string; refresh: string }

type Session = {
  remember: boolean
  id?: string
  renewals?: number
  device_key?: string
}

type Shared = { renewals: number; at: number; encrypted: string }

const allShared = (): Record<string, Shared> => onDevice.readValue<Record<string, Shared>>(key) ?? {}

const storeShared = (all: Record<string, Shared>): void => {
  const recent = Object.entries(all).filter(([, { at }]) => Math.abs(Date.now() - at) < longest)
  onDevice.storeValue(key, recent.length > 0 ? Object.fromEntries(recent) : null)
}

const cipherFor = async ({ device_key }: Session) =>
  device_key ? (await import('../drafts/cipher.ts')).cipherOf(device_key) : null

const nameOf = (id: string): string => `${key} ${id}`

/** Called before the tokens are used, so that a tab with the former ones finds them. */
export const shareTokens = async (stored: Session, tokens: Tokens): Promise<void> => {
  const { id, remember, renewals = 0 } = stored
  if (remember || !id) return
  const cipher = await cipherFor(stored).catch(() => null)
  if (!cipher) return
  const { access, refresh } = tokens
  const encrypted = cipher.encrypt(nameOf(id), JSON.stringify({ access, refresh }))
  storeShared({ ...allShared(), [id]: { renewals: renewals + 1, at: Date.now(), encrypted } })
}

/** Newer tokens by another tab of this session; `isFresh` while the access token is valid. */
export const newerTokens = async (stored: Session) => {
  const { id, remember, renewals = 0 } = stored
  const shared = id && !remember ? allShared()[id] : undefined
  if (!id || !shared || shared.renewals <= renewals) return null
  const cipher = await cipherFor(stored).catch(() => null)
  const text = cipher?.decrypt(nameOf(id), shared.encrypted)
  if (!text) return null
  const tokens = JSON.parse(text) as Tokens
  return { tokens, renewals: shared.renewals, isFresh: Math.abs(Date.now() - shared.at) < fresh }
}

export const purgeShared = (id: string): void => {
  const { [id]: _, ...others } = allShared()
  storeShared(others)
}
