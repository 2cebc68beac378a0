import { worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import { type Draft, type FileRow, keyOf, openFaults, type Spoken } from '../draft.ts'
import type { Countries, Regions } from '../places.ts'
import { type Areas, areaTexts, openAreas } from './areas.ts'
import { changedPerson } from './changed-person.ts'
import { newPerson } from './new-person.ts'
import { represented } from './place-queries.ts'
import type { Planning, Read } from './planning.ts'
import { type PersonKnown, peopleMeant } from './queries.ts'
import { readPerson } from './read-row.ts'

/** Plans the rows of people slice by slice; what one slice said is known to the next. */
export const openPeople = (actor: Actor, regions: Regions, countries: Countries, language: Language) => {
  const planning: Planning = { actor, language, regions, countries, represented: new Set() }
  const seen = { username: new Set<string>(), email: new Set<string>() }
  let strangers = 0

  const isTwice = ({ values: provided }: Read, field: 'username' | 'email'): boolean => {
    const word = provided[field]
    if (word === undefined) return false
    const before = seen[field].has(keyOf(word))
    seen[field].add(keyOf(word))
    return before
  }

  /** Names and addresses of people of others are told as taken, but a file is no way to try out who is there. */
  const assertFew = (...meant: (PersonKnown | undefined)[]): void => {
    strangers += meant.filter((person) => person && !person.managed).length
    if (strangers > limits.importStrangers)
      throw new Problem('permission_denied', {
        reason: 'Too many of these people are here already, elsewhere.',
      })
  }

  const draftOf = (
    each: Read,
    meant: { named?: PersonKnown; mailed?: PersonKnown } | undefined,
    find: Areas,
    taken: Set<number>,
  ): Draft => {
    const { values: provided, faults } = each
    assertFew(meant?.named, meant?.mailed)
    if (isTwice(each, 'username')) faults.add('username', 'username_exists')
    if (isTwice(each, 'email')) faults.add('email', 'email_exists')
    const person = provided.username === undefined ? meant?.mailed : meant?.named
    if (meant?.named && !meant.named.managed) faults.add('username', 'username_exists')
    if (meant?.mailed && meant.mailed.id !== person?.id) faults.add('email', 'email_exists')
    else if (meant?.mailed && !meant.mailed.managed) faults.add('email', 'email_exists')
    return person?.managed
      ? changedPerson(planning, each, person, find)
      : newPerson(planning, each, find, taken)
  }

  return async (db: Db, rows: FileRow[], _: Spoken): Promise<Draft[]> => {
    const read = rows.map((row) => {
      const faults = openFaults()
      return { row, faults, values: readPerson(row, faults, countries) }
    })
    const sought = read.map(({ values }) => ({
      username: values.username ?? null,
      email: values.email ?? null,
    }))
    const meant = await peopleMeant(db, actor, language, sought)
    const find = await openAreas(db, actor, { regions, countries }, rows)
    const named = read.flatMap(({ row, values }) =>
      values.role !== undefined && worksIn({ role: values.role }, 'country') ? areaTexts(row) : [],
    )
    const ids = named.flatMap((word) => {
      const country = countries.find(word)
      return typeof country === 'string' ? [] : country.id
    })
    const taken = ids.length > 0 ? await represented(db, ids) : new Set<number>()
    return read.map((each, at) => draftOf(each, meant.get(at), find, taken))
  }
}
