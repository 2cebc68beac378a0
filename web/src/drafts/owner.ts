import { renew } from '../session/renew.ts'
import { onSessionChange, session } from '../session/stored-session.ts'
import { type Cipher, cipherOf } from './cipher.ts'

/** The person and their cipher; null without a session. */
export type Owner = { user: number; cipher: Cipher }

let owner: Owner | null = null
let name: string | null = null

export const draftOwner = (): Owner | null => owner

let known: { deviceKey: string; cipher: Cipher } | null = null

/** The signed-in person with their cipher. */
export const ownerNow = (): Owner | null => {
  const stored = session()
  if (!stored?.device_key) return null
  if (known?.deviceKey !== stored.device_key)
    known = { deviceKey: stored.device_key, cipher: cipherOf(stored.device_key) }
  return { user: stored.user.id, cipher: known.cipher }
}

/** Calls `change` when another person signs in, or nobody is signed in. */
export const followOwner = (change: (owner: Owner | null) => void): void => {
  const follow = () => {
    const stored = session()
    const next = stored && `${stored.user.id} ${stored.device_key ?? ''}`
    if (next === name) return
    name = next
    owner = ownerNow()
    change(owner)
    // An older session gets a key with its next tokens.
    if (stored && !owner) void renew(stored.access).catch(() => undefined)
  }
  onSessionChange(follow)
  change(null)
  follow()
}
