import { Problem } from 'contract/problems'
import type { Db } from '../database/db.ts'
import { tokenHash } from '../passwords/token-hash.ts'
import type { Person } from '../person.ts'
import { personByToken } from './queries.ts'

/**
 * The person behind the header `Authorization: Bearer at_…`; null without the header.
 * A refresh token is no bearer: its prefix alone refuses it.
 */
export const personOf = async (db: Db, header: string | undefined): Promise<Person | null> => {
  if (header === undefined) return null
  const token = /^Bearer (at_[\w-]{43})$/i.exec(header)?.[1]
  const person = token && (await personByToken(db, tokenHash(token)))
  if (!person) throw new Problem('token_not_valid')
  return person
}
