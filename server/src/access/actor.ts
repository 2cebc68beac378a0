import { Problem } from 'contract/platform/problems'
import type { Db } from '../platform/database/db.ts'
import type { Person } from '../platform/http/person.ts'
import { tokenHash } from './passwords/token-hash.ts'
import { personByToken } from './person-queries.ts'
import { notePairUsed } from './token-queries.ts'

/**
 * The person behind the header `Authorization: Bearer at_…`; null without the header.
 * A refresh token is no bearer: its prefix alone refuses it.
 */
export const personOf = async (db: Db, header: string | undefined): Promise<Person | null> => {
  if (header === undefined) return null
  const token = /^Bearer (at_[\w-]{43})$/i.exec(header)?.[1]
  const found = token && (await personByToken(db, tokenHash(token)))
  if (!found) throw new Problem('token_not_valid')
  const { generation, ...person } = found
  // where nothing can be written no token can be renewed either, and the next request notes it
  if (generation !== null) await notePairUsed(db, person.session, generation).catch(() => undefined)
  return person
}
