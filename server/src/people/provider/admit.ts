import { defaultRole } from 'contract/access/roles'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { personAdded } from '../../access/recorded-person.ts'
import { queueEmail } from '../../messages/emails/queries.ts'
import { type By, record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Provider } from '../../platform/settings/provider.ts'
import { confirmPending, voidConfirmations } from '../email-addresses/queries.ts'
import { voidTokens } from '../recovery/queries.ts'
import { addUser } from '../users/queries.ts'
import { languageIn, nameIn, usernameIn, verifiedEmail } from './claims.ts'
import type { Claims } from './client.ts'
import { accountOfAddress, addIdentity, freeUsername, noteIdentityUsed, ownerOfIdentity } from './queries.ts'

export type Admitting = { db: Db; language: Language; request: By['request'] }
type Known = NonNullable<Awaited<ReturnType<typeof accountOfAddress>>>

/** Links the account that has the address, and notifies its owner by e-mail. */
const link = async (context: Admitting, known: Known, claims: Claims, { name }: Provider) => {
  const { db } = context
  const by = { ...context, actor: { id: known.id } }
  const object = { type: 'user', id: known.id }
  if (known.email === null && known.pending_email !== null) {
    await confirmPending(db, { ...known, address: known.pending_email })
    await voidConfirmations(db, known.id)
    await voidTokens(db, known.id)
    const personal = { old: { email: null }, new: { email: known.pending_email } }
    await record(by, 'user.email_confirm', object, { personal })
  }
  await addIdentity(db, known.id, claims)
  await record(by, 'auth.provider_link', object, { new: { issuer: claims.issuer } })
  await queueEmail(db, { user: known.id, code: 'provider_linked', params: { provider: name } })
}

/** A new person is a school representative without areas, who sees nothing until staff assign some. */
const add = async (context: Admitting, claims: Claims, email: string): Promise<number> => {
  const { db } = context
  const person = {
    username: await freeUsername(db, usernameIn(claims.all, email)),
    full_name: nameIn(claims.all, email),
    email,
    role: defaultRole,
    language: languageIn(claims.all, context.language),
  }
  const { id } = await addUser(db, { ...person, password_hash: null })
  await addIdentity(db, id, claims)
  const by = { ...context, actor: { id } }
  await record(by, 'user.create', { type: 'user', id }, personAdded({ ...person, is_superuser: false }))
  await record(by, 'auth.provider_link', { type: 'user', id }, { new: { issuer: claims.issuer } })
  return id
}

/**
 * The account of a sign-in at the provider: the linked one, else the one with the confirmed address, else a new one
 * where registration is open.
 */
export const personOfClaims = async (
  context: Admitting,
  claims: Claims,
  { provider, isOpen }: { provider: Provider; isOpen: boolean },
): Promise<number> => {
  const { db } = context
  const owner = await ownerOfIdentity(db, claims)
  if (owner) {
    if (!owner.is_active) throw new Problem('provider_not_admitted')
    await noteIdentityUsed(db, claims)
    return owner.id
  }
  const email = verifiedEmail(claims.all, provider)
  if (email === null) throw new Problem('provider_email_unverified')
  const known = await accountOfAddress(db, email)
  if (known ? !known.is_active : !isOpen) throw new Problem('provider_not_admitted')
  if (!known) return add(context, claims, email)
  await link(context, known, claims, provider)
  return known.id
}
