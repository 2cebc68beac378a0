import { randomBytes } from 'node:crypto'
import { Role } from 'contract/access/roles'
import { Problem } from 'contract/platform/problems'
import { assertUncommon } from '../../access/passwords/assert-uncommon.ts'
import { hashed } from '../../access/passwords/hashing.ts'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import { personAdded } from '../../access/recorded-person.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { refusal } from '../../platform/database/failures/refusal.ts'
import { storeSecret } from '../../platform/database/secret-queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import { addUser } from '../users/queries.ts'
import { anybodyExists, superuserExists } from '../users/superuser-queries.ts'
import { setupSecret } from './set-up.ts'

type FirstAdmin = { username: string; email: string; password: string }

/** Makes the superuser of the settings while there is no account. */
export const addFirstSuperuser = async (db: Db, { password, ...admin }: FirstAdmin): Promise<void> => {
  if (await anybodyExists(db)) return
  await assertUncommon(password, admin).catch((error: unknown) => {
    throw error instanceof Problem
      ? refusal('ADMIN_PASSWORD must not be a password that many people use')
      : error
  })
  const password_hash = await hashed(password)
  const rights = { role: Role.administrator, is_superuser: true, language: 'en' } as const
  const person = { ...admin, full_name: admin.username, ...rights }
  const add = async (inside: Db) => {
    const { id } = await addUser(inside, { ...person, password_hash })
    const context = { db: inside, actor: null, request: { id: 'start' } }
    await record(context, 'user.create', { type: 'user', id }, personAdded(person))
  }
  await transact(db, add).catch(async (error: unknown) => {
    // another replica that started at the same time made it
    if (!(await anybodyExists(db))) throw error
  })
}

/** While there is no superuser: a link that makes the first. The link before becomes invalid. */
export const setupLink = async (db: Db, publicBaseUrl: string): Promise<string | null> => {
  if (await superuserExists(db)) return null
  const token = randomBytes(32).toString('base64url')
  await storeSecret(db, setupSecret, tokenHash(token))
  return `${publicBaseUrl}/setup#token=${token}`
}
