import type { accountCalls } from 'contract/people/accounts'
import { found, Problem } from 'contract/platform/problems'
import { assertUncommon } from '../../access/passwords/assert-uncommon.ts'
import { hashed } from '../../access/passwords/hashing.ts'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import { personAdded } from '../../access/recorded-person.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { spendSecret, storedSecret } from '../../platform/database/secret-queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { addUser, userById } from '../users/queries.ts'
import { superuserExists } from '../users/superuser-queries.ts'

export const setupSecret = 'setup_token'

/** A finished setup answers as a path that does not exist. */
export const isNotSetUp = async (db: Db): Promise<boolean> => !(await superuserExists(db))

export const setupNeeded: Handler<typeof accountCalls.setupNeeded> = async () => ({ needed: true })

/** The first superuser, by the link of the server's start; the token works once. */
export const setUp: Handler<typeof accountCalls.setup> = async (context) => {
  const { db, body, language } = context
  const { token, password, ...person } = body
  const hash = tokenHash(token)
  const stored = await storedSecret(db, setupSecret)
  if (!stored || !hash.equals(stored)) throw new Problem('permission_denied')
  await assertUncommon(password, person)
  const password_hash = await hashed(password)
  return transact(db, async (transaction) => {
    if (!(await spendSecret(transaction, setupSecret, hash))) throw new Problem('not_found')
    const { id } = await addUser(transaction, {
      ...person,
      role: 0,
      is_superuser: true,
      password_hash,
      language,
    })
    await record(
      { ...context, db: transaction },
      'user.create',
      { type: 'user', id },
      personAdded({ ...person, role: 0, is_superuser: true }),
    )
    return found(await userById(transaction, language, id))
  })
}
