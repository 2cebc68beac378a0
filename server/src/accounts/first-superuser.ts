import { randomBytes } from 'node:crypto'
import { Role } from 'contract/permissions'
import { Problem } from 'contract/problems'
import { record } from '../audit/queries.ts'
import type { Db } from '../database/db.ts'
import { refusal } from '../database/refusal.ts'
import { transact } from '../database/transact.ts'
import { hashed } from '../passwords/hashing.ts'
import { mustBeUncommon } from '../passwords/must-be-uncommon.ts'
import { tokenHash } from '../passwords/token-hash.ts'
import { personAdded } from '../recorded-person.ts'
import { keepSecret } from '../secrets/queries.ts'
import { anybodyExists, superuserExists } from '../superusers/queries.ts'
import { addUser } from '../users/queries.ts'
import { setupSecret } from './set-up.ts'

type FirstAdmin = { username: string; email: string; password: string }

/** Makes the superuser that the settings name, when nobody was ever here. */
export const addFirstSuperuser = async (db: Db, { password, ...admin }: FirstAdmin): Promise<void> => {
  if (await anybodyExists(db)) return
  await mustBeUncommon(password, admin).catch((error: unknown) => {
    throw error instanceof Problem
      ? refusal('ADMIN_PASSWORD must not be a password that many people use')
      : error
  })
  const password_hash = await hashed(password)
  const standing = { role: Role.administrator, is_superuser: true, language: 'en' } as const
  const person = { ...admin, full_name: admin.username, ...standing }
  const add = async (inside: Db) => {
    const { id } = await addUser(inside, { ...person, password_hash })
    const asked = { db: inside, actor: null, request: { id: 'start' } }
    await record(asked, 'user.create', { type: 'user', id }, personAdded(person))
  }
  await transact(db, add).catch(async (error: unknown) => {
    // another replica that starts at the same time was first
    if (!(await anybodyExists(db))) throw error
  })
}

/** While there is no superuser: a link that makes the first, for the log of the start. The one before stops working. */
export const setupLink = async (db: Db, publicBaseUrl: string): Promise<string | null> => {
  if (await superuserExists(db)) return null
  const token = randomBytes(32).toString('base64url')
  await keepSecret(db, setupSecret, tokenHash(token))
  return `${publicBaseUrl}/setup#token=${token}`
}
