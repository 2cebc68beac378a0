import { worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import { comparable, type Draft, type FileRow, openFaults, type Spoken } from '../draft.ts'
import type { Countries, Regions } from '../places.ts'
import { type Areas, areaTexts, openAreas } from './areas.ts'
import { changedPerson } from './changed-person.ts'
import { newPerson } from './new-person.ts'
import { represented } from './place-queries.ts'
import type { Planning, Read } from './planning.ts'
import { type PersonKnown, peopleMeant } from './queries.ts'
import { readPerson } from './read-row.ts'

/** Of the countries to get a representative, those that have one. */
const countriesTaken = async (db: Db, countries: Countries, rows: Read[]): Promise<Set<number>> => {
  const named = rows.flatMap(({ row, values }) =>
    values.role !== undefined && worksIn({ role: values.role }, 'country') ? areaTexts(row) : [],
  )
  const ids = named.flatMap((word) => {
    const country = countries.find(word)
    return typeof country === 'string' ? [] : country.id
  })
  return ids.length > 0 ? represented(db, ids) : new Set()
}

/** People with the user name or the address of a row. */
type Meant = { named?: PersonKnown; mailed?: PersonKnown }

/** The person of a row; a name or address of somebody else is a fault. */
const personMeant = ({ values: provided, faults }: Read, meant: Meant | undefined) => {
  const person = provided.username === undefined ? meant?.mailed : meant?.named
  if (meant?.named && !meant.named.managed) faults.add('username', 'username_exists')
  if (meant?.mailed && meant.mailed.id !== person?.id) faults.add('email', 'email_exists')
  else if (meant?.mailed && !meant.mailed.managed) faults.add('email', 'email_exists')
  return person
}

/** Plans rows of people in slices; each slice knows those before. */
export const openPeople = (actor: Actor, regions: Regions, countries: Countries, language: Language) => {
  const planning: Planning = { actor, language, regions, countries, represented: new Set() }
  const seen = { username: new Set<string>(), email: new Set<string>() }
  let strangers = 0

  const isTwice = ({ values: provided }: Read, field: 'username' | 'email'): boolean => {
    const word = provided[field]
    if (word === undefined) return false
    const before = seen[field].has(comparable(word))
    seen[field].add(comparable(word))
    return before
  }

  /**
   * User names and addresses of people out of scope are reported as taken, but only a few: a file must not be a way
   * to find out who exists.
   */
  const assertFew = (...meant: (PersonKnown | undefined)[]): void => {
    strangers += meant.filter((person) => person && !person.managed).length
    if (strangers > limits.importStrangers)
      throw new Problem('permission_denied', {
        reason: 'Too many of these people are here already, elsewhere.',
      })
  }

  const draftOf = (each: Read, meant: Meant | undefined, find: Areas, taken: Set<number>): Draft => {
    assertFew(meant?.named, meant?.mailed)
    for (const field of ['username', 'email'] as const) {
      if (isTwice(each, field)) each.faults.add(field, `${field}_exists`)
    }
    const person = personMeant(each, meant)
    return person?.managed
      ? changedPerson(planning, each, person, find)
      : newPerson(planning, each, find, taken)
  }

  return async (db: Db, rows: FileRow[], _: Spoken): Promise<Draft[]> => {
    const read = rows.map((row) => {
      const faults = openFaults()
      return { row, faults, values: readPerson(row, faults, planning) }
    })
    const sought = read.map(({ values }) => ({
      username: values.username ?? null,
      email: values.email ?? null,
    }))
    const meant = await peopleMeant(db, actor, language, sought)
    const find = await openAreas(db, actor, { regions, countries }, rows)
    const taken = await countriesTaken(db, countries, read)
    return read.map((each, at) => draftOf(each, meant.get(at), find, taken))
  }
}
