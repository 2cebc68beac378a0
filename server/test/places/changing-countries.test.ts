import { countryCalls } from 'contract/places/countries'
import { expect, test } from 'vitest'
import { asAdministrator, asCoordinator, asRepresentative, asSchool, asSuperuser } from '../given/people.ts'
import { givenCountries } from './given-countries.ts'

const { vereda, here } = await givenCountries()

test('a super administrator adds a country by its code and it is named in six languages', async () => {
  const { db } = vereda.database
  const superuser = await asSuperuser(db)
  const added = await vereda.ask(countryCalls.create, superuser, { body: { code: 'MZ' } })
  expect(added).toMatchObject({
    status: 201,
    body: { name: 'Mozambique', code: 'MZ', regions: 0, schools: 0 },
  })
  expect(added.headers['etag']).toBe('"v1"')
  const spanish = await vereda.ask(countryCalls.list, superuser, {
    query: { search: 'MOZAMBIK' },
    headers: { 'accept-language': 'es' },
  })
  expect(spanish.body).toMatchObject({ results: [{ name: 'Mozambique' }] })
  const audited = await db.selectFrom('audit').selectAll().where('object_id', '=', added.body.id).execute()
  expect(audited).toMatchObject([{ deed: 'country.create', actor_id: superuser.id, new: { code: 'MZ' } }])
})

test('an invalid code, a missing one, and a repeated country are refused at the code', async () => {
  const superuser = await asSuperuser(vereda.database.db)
  const ask = (body: unknown) =>
    vereda.ask(countryCalls.create, superuser, { body: body as { code: string } })
  for (const [body, code] of [
    [{ code: 'ZZ' }, 'validation_error'],
    [{ code: 'pe' }, 'validation_error'],
    [{ code: ['PE'] }, 'validation_error'],
    [{}, 'required'],
    [{ code: 'PE' }, 'name_exists'],
  ] as const) {
    expect(await ask(body)).toMatchObject({ status: 400, body: { code, errors: { code: [{ code }] } } })
  }
})

test('nobody else adds, changes or removes a country', async () => {
  const { db } = vereda.database
  const { peru, region, school } = here
  const people = [
    await asAdministrator(db),
    await asRepresentative(db, [here.brazil.id]),
    await asCoordinator(db, [region.id]),
    await asSchool(db, [school.id]),
  ]
  for (const person of people) {
    const body = { code: 'AO' }
    const parameters = { id: peru.id }
    for (const answer of [
      await vereda.ask(countryCalls.create, person, { body }),
      await vereda.ask(countryCalls.create, person, { body: {} as never }),
      await vereda.ask(countryCalls.change, person, { body, parameters }),
      await vereda.ask(countryCalls.remove, person, { parameters }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
    }
  }
  expect((await vereda.ask(countryCalls.list, null)).body.code).toBe('not_authenticated')
})

test('a country with regions cannot be deleted, an empty one can, and an older version is refused', async () => {
  const { db } = vereda.database
  const superuser = await asSuperuser(db)
  const remove = (id: number, headers = {}) =>
    vereda.ask(countryCalls.remove, superuser, { parameters: { id }, headers })
  expect(await remove(here.peru.id)).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect(await remove(here.peru.id, { 'if-match': '"v77"' })).toMatchObject({ body: { code: 'in_use' } })
  expect(await remove(999_999)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const parameters = { id: here.austria.id }
  const changed = await vereda.ask(countryCalls.change, superuser, { parameters, body: { code: 'AZ' } })
  expect(changed).toMatchObject({
    status: 200,
    body: { id: here.austria.id, name: 'Azerbaijan', version: 2 },
  })
  await db.updateTable('users').set({ country_id: here.austria.id }).where('id', '=', superuser.id).execute()
  const conflict = await remove(here.austria.id, { 'if-match': '"v1"' })
  expect(conflict).toMatchObject({ status: 412, body: { code: 'version_conflict', version: 2 } })
  expect(await remove(here.austria.id, { 'if-match': '"v1", "v2"' })).toMatchObject({
    status: 200,
    body: { code: 'country_deleted' },
  })
  const { country_id } = await db
    .selectFrom('users')
    .where('id', '=', superuser.id)
    .select('country_id')
    .executeTakeFirstOrThrow()
  expect(country_id, 'where somebody says they are from keeps no country').toBeNull()
})
