import { Problem } from 'contract/platform/problems'
import type { Db } from '../platform/database/db.ts'
import { type Carrier, carrierOf } from '../platform/database/sessions/own-session.ts'
import type { Person } from '../platform/http/person.ts'
import type { Recognised } from '../platform/http/recognised.ts'
import { recentlyUsed } from '../platform/recently-used.ts'
import { tokenHash } from './passwords/token-hash.ts'
import { type ByToken, personAhead, personAssumed, personByToken, personIn } from './person-queries.ts'
import { personByPersonalToken } from './personal-token-queries.ts'
import { notePairUsed } from './token-queries.ts'

/** An access token in `Authorization: Bearer at_…`; a refresh token is no bearer, its prefix alone says so. */
const tokenIn = (header: string): string | undefined => /^Bearer (at_[\w-]{43})$/i.exec(header)?.[1]

/** What a program sends in its place. */
const personalTokenIn = (header: string): string | undefined => /^Bearer (pt_[\w-]{43})$/i.exec(header)?.[1]

/** `text` is the person as the look-up told it; `carrier` is made when they are recognised first. */
type Known = { text: string; person: Person; hash: Buffer; carrier: Carrier | null }

/** How many people stay in memory; those who asked least lately go first. */
const most = 5000

/** What a hash is found by: a text is compared faster than bytes. */
const keyOf = (hash: Buffer): string => hash.toString('latin1')

/** Who asks, for one server. */
export const openAdmission = () => {
  const known = recentlyUsed<string, Known>(most)

  /** The person behind a header; null without one. */
  const personOf = async (db: Db, header: string | undefined): Promise<Person | null> => {
    if (header === undefined) return null
    const program = personalTokenIn(header)
    const owner = program && (await personByPersonalToken(db, tokenHash(program)))
    if (owner) return owner
    const token = tokenIn(header)
    const hash = token === undefined ? null : tokenHash(token)
    const text = hash && (await personByToken(db, hash))
    if (!text) throw new Problem('token_not_valid')
    const { generation, ...person }: ByToken = JSON.parse(text)
    // where nothing can be written no token can be renewed either, and the next request notes it
    if (generation !== null) await notePairUsed(db, person.session, generation).catch(() => undefined)
    else known.set(keyOf(hash), { text, person: Object.freeze(person), hash, carrier: null })
    return person
  }

  /**
   * Who it was at the last request with this token. The look-up is the same as for anybody else, and each request does
   * it: it travels with the first statement. An answer made for somebody who is no longer the same is not sent, and
   * nothing is changed for them.
   */
  const recognise = (db: Db, header: string | undefined): Recognised | null => {
    const token = header === undefined ? undefined : tokenIn(header)
    if (token === undefined) return null
    const key = keyOf(tokenHash(token))
    const before = known.get(key)
    if (!before) return null
    let now: string | null | undefined
    const compared = (): boolean => {
      if (now !== before.text) known.delete(key)
      return now === before.text
    }
    const lookedUp = async (): Promise<boolean> => {
      now = (await personByToken(db, before.hash)) ?? null
      return compared()
    }
    return {
      person: before.person,
      carrying: () => {
        before.carrier ??= carrierOf(db, personAhead(db, before.hash))
        before.carrier.carry((rows) => {
          now = personIn(rows)
        })
        return before.carrier.handle
      },
      assumption: () =>
        personAssumed(db, before.hash, before.text, () => {
          now = before.text
        }),
      isStill: () => (now === undefined ? lookedUp() : compared()),
    }
  }

  return { personOf, recognise }
}
