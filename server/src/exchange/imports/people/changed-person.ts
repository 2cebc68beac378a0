import { mayWriteAccount } from 'contract/access/managing'
import { hasAreas } from 'contract/access/roles'
import { UserChange } from 'contract/people/users'
import { keysOf } from 'contract/platform/typed'
import { changesOf } from '../../../access/recorded-person.ts'
import { foldedOf } from '../../../people/users/queries.ts'
import { comparable, type Draft, isSameValue, refused, taken } from '../draft.ts'
import { type Areas, areaTexts } from './areas.ts'
import { countryShown, type Planning, type Read } from './planning.ts'
import type { PersonKnown } from './queries.ts'
import { shownPerson } from './read-row.ts'

/** A file cannot change roles, places and addresses of a person: that needs the person's page. */
const assertStay = (
  { row: fileRow, faults, values: provided }: Read,
  person: PersonKnown,
  find: Areas,
): void => {
  if (provided.role !== undefined && provided.role !== person.role)
    faults.add('role', 'validation_error', 'A role is changed on the page of the person, not by a file')
  if (provided.email !== undefined && comparable(provided.email) !== comparable(person.email ?? ''))
    faults.add('email', 'validation_error', 'An e-mail is changed on the page of the person, not by a file')
  const { role } = person
  if (!hasAreas(role) || fileRow.cells.areas === undefined) return
  const found = areaTexts(fileRow).map((word) => find(word, role))
  const ids = found.flatMap((each) => (typeof each === 'string' ? [-1] : each.id))
  const named = new Set(ids)
  const stays = named.size === person.areas.length && person.areas.every((id) => named.has(id))
  if (!stays)
    faults.add('areas', 'validation_error', 'Places are changed on the page of the person, not by a file')
}

/** Plans the changes of an existing person. */
export const changedPerson = (planning: Planning, each: Read, person: PersonKnown, find: Areas): Draft => {
  const { row: fileRow, faults, values: provided } = each
  if (!mayWriteAccount(planning.actor, person)) faults.add('username', 'permission_denied')
  assertStay(each, person, find)
  const { username: _, role: __, email: ___, ...fields } = provided
  const change = taken(UserChange, fields, faults)
  if (!change || faults.any()) return refused(fileRow.row, faults.errors, shownPerson(fileRow))
  const current = {
    full_name: person.full_name,
    phone: person.phone,
    country: person.country,
    language: person.language,
  }
  const after = { ...current, ...change } as typeof current
  const named = keysOf(current).filter((field) => field in change)
  const changed = named.filter((field) => !isSameValue(after[field], current[field]))
  const valueOf = (values: typeof current, field: keyof typeof current) =>
    field === 'country' ? countryShown(planning, values.country, person) : values[field]
  const shown = (values: typeof current) => ({
    username: person.username,
    ...Object.fromEntries(
      [...new Set(['full_name' as const, ...named])].map((field) => [field, valueOf(values, field)]),
    ),
  })
  return {
    row: fileRow.row,
    deed: changed.length === 0 ? 'same' : 'change',
    errors: {},
    before: shown(current),
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
      audited: changesOf(current, after),
    },
  }
}
