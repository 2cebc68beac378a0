import type { Role } from 'contract/access/roles'
import { accountCalls } from 'contract/people/accounts'
import { hashed } from '../../../src/access/passwords/hashing.ts'
import { foldedOf } from '../../../src/people/users/queries.ts'
import type { Someone } from '../../given/people.ts'
import type { Vereda } from '../../vereda.ts'

export const password = 'boat lamp river seven'

let made = 0

/** A person with a password, not signed in. */
export const givenAccount = async (vereda: Vereda, traits: { role?: Role; is_superuser?: boolean } = {}) => {
  made += 1
  const username = `account-${made}`
  const person = { username, email: `${username}@vereda.example`, full_name: `Account ${made}` }
  const { id } = await vereda.database.db
    .insertInto('users')
    .values({
      ...person,
      role: traits.role ?? 3,
      is_superuser: traits.is_superuser ?? false,
      folded: foldedOf(person),
      password_hash: await hashed(password),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...person, role: traits.role ?? 3 }
}

export const logIn = (
  vereda: Vereda,
  username: string,
  body: { password?: string; remember?: boolean } = {},
  headers: Record<string, string> = {},
) => vereda.ask(accountCalls.login, null, { body: { username, password, ...body }, headers })

/** The person with the access token of an answer, to ask further. */
export const holding = (
  person: { id: number; username: string; role: Role },
  tokens: { access: string },
): Someone => ({ ...person, token: tokens.access })

export const refreshed = (vereda: Vereda, refresh: string) =>
  vereda.ask(accountCalls.refresh, null, { body: { refresh } })
