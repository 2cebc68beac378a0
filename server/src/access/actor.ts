import { Problem } from 'contract/platform/problems'
import type { Db } from '../platform/database/db.ts'
import { carrying } from '../platform/database/sessions/own-session.ts'
import type { Person } from '../platform/http/person.ts'
import type { Recognised } from '../platform/http/recognised.ts'
import { tokenHash } from './passwords/token-hash.ts'
import { type ByToken, personAhead, personAssumed, personByToken } from './person-queries.ts'
import { notePairUsed } from './token-queries.ts'

/** The hash of an access token in `Authorization: Bearer at_…`; a refresh token is no bearer, its prefix alone says so. */
const hashIn = (header: string): Buffer | null => {
  const token = /^Bearer (at_[\w-]{43})$/i.exec(header)?.[1]
  return token === undefined ? null : tokenHash(token)
}

/** `text` is the person as the look-up told it. */
type Known = { text: string; person: Person }

/** How many people stay in memory; those who asked least lately go first. */
const most = 5000

/** Who asks, for one server. */
export const openAdmission = () => {
  const known = new Map<string, Known>()

  const store = (key: string, person: Known): void => {
    known.delete(key)
    known.set(key, person)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
  }

  /** The person behind a header; null without one. */
  const personOf = async (db: Db, header: string | undefined): Promise<Person | null> => {
    if (header === undefined) return null
    const hash = hashIn(header)
    const text = hash && (await personByToken(db, hash))
    if (!text) throw new Problem('token_not_valid')
    const { generation, ...person }: ByToken = JSON.parse(text)
    // where nothing can be written no token can be renewed either, and the next request notes it
    if (generation !== null) await notePairUsed(db, person.session, generation).catch(() => undefined)
    else store(hash.toString('latin1'), { text, person: Object.freeze(person) })
    return person
  }

  /**
   * Who it was at the last request with this token. The look-up is the same as for anybody else, and each request does
   * it: it travels with the first statement. An answer made for somebody who is no longer the same is not sent, and
   * nothing is changed for them.
   */
  const recognise = (db: Db, header: string | undefined): Recognised | null => {
    const hash = header === undefined ? null : hashIn(header)
    const key = hash?.toString('latin1') ?? ''
    const before = known.get(key)
    if (!hash || !before) return null
    store(key, before)
    let now: string | null | undefined
    const carryingAhead = () =>
      carrying(
        db,
        personAhead(db, hash, (text) => {
          now = text
        }),
      )
    const isStill = async (): Promise<boolean> => {
      if (now === undefined) now = (await personByToken(db, hash)) ?? null
      if (now !== before.text) known.delete(key)
      return now === before.text
    }
    const assumption = () =>
      personAssumed(db, hash, before.text, () => {
        now = before.text
      })
    return { person: before.person, carrying: carryingAhead, assumption, isStill }
  }

  return { personOf, recognise }
}
