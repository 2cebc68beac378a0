import { limits } from 'contract/limits'
import { type Actor, mayWriteAccount, Role, rolesForCreate } from 'contract/permissions'
import { Problem } from 'contract/problems'
import type { Language } from 'contract/shapes'
import { NewUser, UserChange } from 'contract/users'
import type { z } from 'zod'
import type { Db } from '../../database/db.ts'
import { changesOf, personAdded } from '../../recorded-person.ts'
import { foldedOf } from '../../users/queries.ts'
import {
  type Draft,
  type Faults,
  type Given,
  isSame,
  keyOf,
  openFaults,
  refused,
  type Spoken,
  taken,
} from '../draft.ts'
import type { Countries, Regions } from '../places.ts'
import { type Area, type Areas, areaWords, openAreas } from './areas.ts'
import { represented } from './places/queries.ts'
import { type PersonKnown, peopleMeant } from './queries.ts'
import { type PersonSaid, readPerson, shownPerson } from './read-row.ts'

type Read = { given: Given; faults: Faults; said: PersonSaid }
type New = z.output<typeof NewUser>
type Change = z.output<typeof UserChange>

/** Plans the rows of people slice by slice; what one slice said is known to the next. */
export const openPeople = (actor: Actor, regions: Regions, countries: Countries, language: Language) => {
  const seen = { username: new Set<string>(), email: new Set<string>(), represented: new Set<number>() }
  let strangers = 0

  /** A country by its name; one out of reach has it only where it is the person's own. */
  const countryOf = (id: number | null, person?: PersonKnown) => {
    if (id === null) return null
    const name = countries.byId(id)?.name ?? (person?.country === id ? person.country_name : null)
    return { id, name: name ?? '' }
  }

  /** Where the person belongs while there are no areas: where the first area is, else where the actor is. */
  const originOf = (areas: Area[], country: number | null) => {
    const [first] = areas
    if (first) return first.place
    const [own] = actor.areas
    if (actor.role === Role.region) {
      const region = own === undefined ? undefined : regions.byId(own)
      return { country: region?.country ?? null, region: region?.id ?? null }
    }
    const isOwn = actor.role === Role.administrator || actor.areas.includes(country ?? 0)
    return { country: (isOwn ? country : own) ?? null, region: null }
  }

  const areasOf = ({ given, faults }: Read, role: Role, find: Areas, held: Set<number>): Area[] => {
    const words = areaWords(given)
    if (words.length === 0) return []
    if (role === Role.administrator) {
      faults.add('areas', 'admin_must_not_have_area')
      return []
    }
    const found = words.map((word) => find(word, role))
    const areas = found.filter((each) => typeof each !== 'string')
    for (const code of new Set(found.filter((each) => typeof each === 'string')))
      faults.add(
        'areas',
        code,
        code === 'validation_error' ? 'Several schools have this name: write "Region / School"' : undefined,
      )
    const once = [...new Map(areas.map((area) => [area.id, area])).values()]
    if (role !== Role.country) return once
    if (once.some(({ id }) => held.has(id) || seen.represented.has(id)))
      faults.add('areas', 'more_than_one_representative')
    return once
  }

  const create = (each: Read, find: Areas, held: Set<number>): Draft => {
    const { given, faults, said } = each
    const role = (said.role as Role | undefined) ?? Role.school
    if (!rolesForCreate(actor.role).includes(role)) faults.add('role', 'permission_denied')
    const areas = areasOf(each, role, find, held)
    const person = taken(NewUser, { language, ...said }, faults) as New | null
    if (!person || faults.any()) return refused(given.row, faults.errors, shownPerson(given))
    if (role === Role.country) for (const { id } of areas) seen.represented.add(id)
    const origin = originOf(areas, person.country)
    const { username, full_name, email, phone } = person
    const after = { username, full_name, email, phone, role, language: person.language }
    const ids = areas.map(({ id }) => id)
    return {
      row: given.row,
      deed: 'create',
      errors: {},
      before: null,
      after: {
        ...after,
        country: countryOf(person.country),
        areas: areas.map(({ id, name }) => ({ id, name })),
      },
      written: {
        ...after,
        folded: foldedOf(person),
        country_id: person.country,
        managed_country_id: origin.country,
        managed_region_id: origin.region ?? null,
        areas: ids,
        audited: personAdded({ ...after, country: person.country, is_superuser: false }, { areas: ids }),
      },
    }
  }

  /** Roles, places and addresses are taken with care, one person at a time: a file that says others is refused there. */
  const mustStay = ({ given, faults, said }: Read, person: PersonKnown, find: Areas): void => {
    if (said.role !== undefined && said.role !== person.role)
      faults.add('role', 'validation_error', 'A role is changed on the page of the person, not by a file')
    if (said.email !== undefined && keyOf(said.email) !== keyOf(person.email ?? ''))
      faults.add('email', 'validation_error', 'An e-mail is changed on the page of the person, not by a file')
    if (person.role === Role.administrator || given.cells.areas === undefined) return
    const found = areaWords(given).map((word) => find(word, person.role as Exclude<Role, 0>))
    const ids = found.flatMap((each) => (typeof each === 'string' ? [-1] : each.id))
    const named = new Set(ids)
    const stays = named.size === person.areas.length && person.areas.every((id) => named.has(id))
    if (!stays)
      faults.add('areas', 'validation_error', 'Places are changed on the page of the person, not by a file')
  }

  const change = (each: Read, person: PersonKnown, find: Areas): Draft => {
    const { given, faults, said } = each
    if (!mayWriteAccount(actor, person)) faults.add('username', 'permission_denied')
    mustStay(each, person, find)
    const { username: _, role: __, email: ___, ...fields } = said
    const change = taken(UserChange, fields, faults) as Change | null
    if (!change || faults.any()) return refused(given.row, faults.errors, shownPerson(given))
    const standing = {
      full_name: person.full_name,
      phone: person.phone,
      country: person.country,
      language: person.language,
    }
    const after = { ...standing, ...change } as typeof standing
    const named = Object.keys(change) as (keyof typeof standing)[]
    const changed = named.filter((field) => !isSame(after[field], standing[field]))
    const valueOf = (values: typeof standing, field: keyof typeof standing) =>
      field === 'country' ? countryOf(values.country, person) : values[field]
    const shown = (values: typeof standing) => ({
      username: person.username,
      ...Object.fromEntries(
        [...new Set(['full_name' as const, ...named])].map((field) => [field, valueOf(values, field)]),
      ),
    })
    return {
      row: given.row,
      deed: changed.length === 0 ? 'same' : 'change',
      errors: {},
      before: shown(standing),
      after: shown(after),
      object_id: person.id,
      version: person.version,
      written: {
        username: person.username,
        full_name: after.full_name,
        phone: after.phone,
        language: after.language,
        country_id: after.country,
        folded: foldedOf({ ...after, username: person.username, email: person.email }),
        audited: changesOf(standing, after),
      },
    }
  }

  const isTwice = ({ said }: Read, field: 'username' | 'email'): boolean => {
    const word = said[field]
    if (word === undefined) return false
    const before = seen[field].has(keyOf(word))
    seen[field].add(keyOf(word))
    return before
  }

  /** Names and addresses of people of others are told as taken, but a file is no way to try out who is there. */
  const mustBeFew = (...meant: (PersonKnown | undefined)[]): void => {
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
    held: Set<number>,
  ): Draft => {
    const { said, faults } = each
    mustBeFew(meant?.named, meant?.mailed)
    if (isTwice(each, 'username')) faults.add('username', 'username_exists')
    if (isTwice(each, 'email')) faults.add('email', 'email_exists')
    const person = said.username === undefined ? meant?.mailed : meant?.named
    if (meant?.named && !meant.named.managed) faults.add('username', 'username_exists')
    if (meant?.mailed && meant.mailed.id !== person?.id) faults.add('email', 'email_exists')
    else if (meant?.mailed && !meant.mailed.managed) faults.add('email', 'email_exists')
    return person?.managed ? change(each, person, find) : create(each, find, held)
  }

  return async (db: Db, rows: Given[], _: Spoken): Promise<Draft[]> => {
    const read = rows.map((given) => {
      const faults = openFaults()
      return { given, faults, said: readPerson(given, faults, countries) }
    })
    const asked = read.map(({ said }) => ({ username: said.username ?? null, email: said.email ?? null }))
    const meant = await peopleMeant(db, actor, language, asked)
    const find = await openAreas(db, actor, { regions, countries }, rows)
    const named = read.flatMap(({ given, said }) => (said.role === Role.country ? areaWords(given) : []))
    const ids = named.flatMap((word) => {
      const country = countries.find(word)
      return typeof country === 'string' ? [] : country.id
    })
    const held = ids.length > 0 ? await represented(db, ids) : new Set<number>()
    return read.map((each, at) => draftOf(each, meant.get(at), find, held))
  }
}
