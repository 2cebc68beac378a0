import { onDevice } from './web-storage.ts'

/*
 * A duplicated tab begins with a copy of the session of the first one, and a tab that the browser restores with an old
 * one. The newest tokens of a session that ends with the browser are therefore left on the device for such tabs,
 * encrypted with a key that only they have (docs/decisions/078-sessions-limits-and-addresses.md).
 */

const key = 'vereda.renewed'
/** No session that is not remembered lasts longer. */
const longest = 12 * 3_600_000
/** Access tokens last 15 minutes. */
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

/** Before they are used: a tab that still has the tokens of before finds these. */
export const shareTokens = async (stored: Session, tokens: Tokens): Promise<void> => {
  const { id, remember, renewals = 0 } = stored
  if (remember || !id) return
  const cipher = await cipherFor(stored).catch(() => null)
  if (!cipher) return
  const { access, refresh } = tokens
  const encrypted = cipher.encrypt(nameOf(id), JSON.stringify({ access, refresh }))
  storeShared({ ...allShared(), [id]: { renewals: renewals + 1, at: Date.now(), encrypted } })
}

/** What another tab of this session got meanwhile; `isFresh` while its access token still works. */
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
