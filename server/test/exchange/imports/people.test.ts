import { accountCalls } from 'contract/people/accounts'
import { userCalls } from 'contract/people/users'
import { afterAll, expect, test } from 'vitest'
import { asCoordinator } from '../../given/people.ts'
import { givenSchool } from '../../given/places.ts'
import { givenWorld, register } from '../../people/users/given-people.ts'
import { working } from '../../platform/working.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const { here, there, administrator } = await givenWorld(db)
afterAll(() => vereda.close())
const { lookAt: examine, apply, applied } = working(() => vereda)

const people = 'people'
const header = 'username,full_name,email,role,areas,country,language'
const firstCodes = (errors: Record<string, { code: string }[]>) =>
  Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first?.code]))
const personNamed = (username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow()

test('a representative adds coordinators and people of schools with their places, without passwords', async () => {
  const { representative, north, country } = here
  const answer = await examine(
    representative,
    people,
    `${header}\nmaria.r,María Ríos,maria@vereda.example,Regional coordinator,${north.name},Peru,es\n` +
      `jose.q,José Quispe,jose@vereda.example,3,${north.school.name};${here.south.school.name},,Español`,
  )
  expect(answer).toMatchObject({ created: 2, changed: 0, same: 0, refused: 0 })
  expect(answer.rows[0]?.after).toMatchObject({ role: 2, language: 'es', areas: [{ id: north.id }] })
  expect(await applied(representative, answer.id)).toMatchObject({ status: 'done', created: 2, changed: 0 })
  const maria = await personNamed('maria.r')
  expect(maria).toMatchObject({
    role: 2,
    country_id: country.id,
    managed_country_id: country.id,
    managed_region_id: north.id,
    password_hash: null,
    language: 'es',
  })
  const jose = await vereda.ask(userCalls.read, representative, {
    parameters: { id: (await personNamed('jose.q')).id },
  })
  expect(jose.body.areas.map(({ kind, place }) => [kind, place.id])).toEqual([
    ['school', north.school.id],
    ['school', here.south.school.id],
  ])
  const found = await vereda.ask(userCalls.list, representative, { query: { search: 'quispe' } })
  expect((found.body as { count: number }).count).toBe(1)
  const trail = db.selectFrom('audit').where('object_id', '=', maria.id).where('deed', '=', 'user.create')
  expect(await trail.select(['actor_id', 'new', 'personal']).execute()).toMatchObject([
    {
      actor_id: representative.id,
      new: { role: 2, is_superuser: false, areas: [north.id], country: country.id },
      personal: { new: { username: 'maria.r', full_name: 'María Ríos' } },
    },
  ])
  // once it is sent, a letter forgets what stood in it
  const letters = await db.selectFrom('letters').where('user_id', '=', maria.id).select('code').execute()
  expect(letters).toEqual([{ code: 'invitation' }])
  const login = await vereda.ask(accountCalls.login, null, { body: { username: 'maria.r', password: 'x' } })
  expect(login.status).toBe(401)
})

test('permissions are those of the single call, row by row', async () => {
  const { northern, north, south } = here
  const row = (name: string, role: number, areas: string) =>
    `${name},Name,${name}@vereda.example,${role},${areas},,`
  const answer = await examine(
    northern,
    people,
    [
      header,
      row('row-a', 3, north.school.name),
      row('row-b', 2, north.name),
      row('row-c', 3, south.school.name),
      row('row-d', 3, 'No such school'),
      row('row-e', 0, ''),
      row('row-f', 3, there.north.school.name),
    ].join('\n'),
  )
  expect(answer.rows.map(({ deed: action, errors }) => [action, firstCodes(errors)])).toEqual([
    ['create', {}],
    ['refuse', { role: 'permission_denied' }],
    ['refuse', { areas: 'permission_denied' }],
    ['refuse', { areas: 'permission_denied' }],
    ['refuse', { role: 'permission_denied' }],
    ['refuse', { areas: 'permission_denied' }],
  ])
})

test('an administrator learns what does not exist, and that a country has its representative', async () => {
  const row = (name: string, role: number, areas: string) =>
    `${name},Name,${name}@vereda.example,${role},${areas},,`
  const answer = await examine(
    administrator,
    people,
    [
      header,
      row('adm-a', 1, 'Peru'),
      row('adm-b', 2, 'Atlantis'),
      row('adm-c', 0, 'Peru'),
      row('adm', 0, ''),
    ].join('\n'),
  )
  expect(answer.rows.map(({ errors }) => firstCodes(errors))).toEqual([
    { areas: 'more_than_one_representative' },
    { areas: 'does_not_exist' },
    { areas: 'admin_must_not_have_area' },
    { username: 'min_length' },
  ])
})

test('for an unknown role, or one that may not be assigned, the file gets the allowed ones', async () => {
  const { northern } = here
  const row = (name: string, role: string) => `${name},Name,${name}@vereda.example,${role},,,`
  const file = [header, row('role-a', 'headmaster'), row('role-b', '2')].join('\n')
  const answer = await examine(northern, people, file)
  expect(answer.rows.map(({ errors }) => [errors['role']?.[0]?.code, errors['role']?.[0]?.allowed])).toEqual([
    ['validation_error', [3]],
    ['permission_denied', [3]],
  ])
})

test('existing people are changed by user name or e-mail; those out of scope are only reported as taken', async () => {
  const mine = (await register(vereda, here.representative, { role: 3, areas: [here.north.school.id] })).body
  const foreign = (await register(vereda, there.representative, { role: 3, areas: [there.north.school.id] }))
    .body
  const answer = await examine(
    here.representative,
    people,
    [
      'username;email;full_name;phone',
      `${mine.username.toUpperCase()};;Otro Nombre;'+51 999 111`,
      `;${foreign.email};Nadie;`,
      `${foreign.username};free@vereda.example;Nadie;`,
      `new-one;${mine.email};Nadie;`,
    ].join('\n'),
  )
  expect(answer.rows.map(({ deed: action, errors }) => [action, firstCodes(errors)])).toEqual([
    ['change', {}],
    ['refuse', { email: 'email_exists', username: 'required' }],
    ['refuse', { username: 'username_exists' }],
    ['refuse', { email: 'email_exists' }],
  ])
  expect(answer.rows[0]).toMatchObject({ before: { phone: null }, after: { phone: '+51 999 111' } })
  const again = await examine(here.representative, people, `username,full_name\n${mine.username},Otro Nombre`)
  expect(await applied(here.representative, again.id)).toMatchObject({ status: 'done', changed: 1 })
  expect(await personNamed(mine.username)).toMatchObject({ full_name: 'Otro Nombre', version: 2 })
  const same = await examine(here.representative, people, `username,full_name\n${mine.username},Otro Nombre`)
  expect(same).toMatchObject({ changed: 0, same: 1 })
})

test('two schools of one name are distinguished by their region', async () => {
  for (const place of [here.north, here.south]) await givenSchool(db, place.id, { name: 'Luz' })
  const row = (name: string, areas: string) => `${name},Name,${name}@vereda.example,3,${areas},,`
  const answer = await examine(
    here.representative,
    people,
    [header, row('luz-one', 'Luz'), row('luz-two', `${here.south.name} / Luz`)].join('\n'),
  )
  expect(firstCodes(answer.rows[0]?.errors ?? {})).toEqual({ areas: 'validation_error' })
  expect(answer.rows[1]).toMatchObject({ deed: 'create', after: { areas: [{ name: 'Luz' }] } })
})

test("a name taken since the dry run, or a place removed from the actor's areas, stops all", async () => {
  const file = `${header}\nlate-one,Name,late-one@vereda.example,3,${here.north.school.name},,`
  const coordinator = await asCoordinator(db, [here.north.id])
  const taken = await examine(coordinator, people, file)
  const away = await examine(coordinator, people, file.replaceAll('late-one', 'late-two'))
  await register(vereda, administrator, { username: 'Late-One' })
  expect(await apply(coordinator, taken.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
  await db.deleteFrom('areas').where('user_id', '=', coordinator.id).execute()
  expect(await apply(coordinator, away.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
})

test('a country that is not found is answered with the nearest names', async () => {
  const answer = await examine(
    administrator,
    people,
    `${header}\nrosa.p,Rosa Paz,rosa.paz@vereda.example,3,${here.north.school.name},Perou,es`,
  )
  expect(answer.rows[0]?.errors.country?.[0]?.near?.[0]).toBe('Peru')
})
