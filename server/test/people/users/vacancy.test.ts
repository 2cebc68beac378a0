import { areaCalls } from 'contract/people/areas'
import { userCalls } from 'contract/people/users'
import { countryCalls } from 'contract/places/countries'
import { afterAll, expect, test } from 'vitest'
import { asAdministrator, asRepresentative, asSchool, type Someone } from '../../given/people.ts'
import { givenCountry } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
afterAll(() => vereda.close())
const administrator = await asAdministrator(db)
const country = await givenCountry(db, 'PE')
const vacant = [{ id: country.id, name: 'Peru' }]

const change = (person: Someone, body: object) =>
  vereda.ask(userCalls.change, administrator, { parameters: { id: person.id }, body })

const representativeShown = async () => {
  const { body } = await vereda.ask(countryCalls.list, administrator, {
    query: { paginated: false } as never,
  })
  return (body as unknown as { id: number; representative: object | null }[])[0]?.representative
}

test('a change that leaves a country without its representative is answered with that country', async () => {
  const removed = await asRepresentative(db, [country.id])
  const area = await db
    .selectFrom('areas')
    .select('id')
    .where('user_id', '=', removed.id)
    .executeTakeFirstOrThrow()
  const away = await vereda.ask(areaCalls.remove, administrator, { parameters: { id: area.id } })
  expect(away.body).toMatchObject({ code: 'country_deallocated', countries_without_representative: vacant })
  expect(await representativeShown()).toBeNull()

  const demoted = await asRepresentative(db, [country.id])
  expect((await change(demoted, { full_name: 'Renamed' })).body.countries_without_representative).toEqual([])
  expect((await change(demoted, { role: 2 })).body.countries_without_representative).toEqual(vacant)

  const closed = await asRepresentative(db, [country.id])
  expect((await change(closed, { is_active: false })).body.countries_without_representative).toEqual(vacant)
  expect((await change(closed, { phone: '1' })).body.countries_without_representative).toEqual([])

  const deleted = await vereda.ask(userCalls.remove, administrator, { parameters: { id: closed.id } })
  expect(deleted.body).toMatchObject({ code: 'user_deleted', countries_without_representative: vacant })
  const teacher = await asSchool(db, [])
  const other = await vereda.ask(userCalls.remove, administrator, { parameters: { id: teacher.id } })
  expect(other.body.countries_without_representative).toEqual([])
})
