import { mayEver } from 'contract/access/permissions'
import { Role } from 'contract/access/roles'
import { type Task, tasks } from 'contract/access/tasks'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { exportCalls } from 'contract/exchange/export-calls'
import { importCalls } from 'contract/exchange/import-calls'
import { homeCalls } from 'contract/insight/home'
import { accountCalls } from 'contract/people/accounts'
import { areaCalls } from 'contract/people/areas'
import { type LocalRole, localRoleCalls, tasksOf } from 'contract/people/local-roles'
import { userCalls } from 'contract/people/users'
import { schoolCalls } from 'contract/places/schools'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { send } from '../calls/send.ts'
import { givenLine } from '../given/answers.ts'
import { asAdministrator, asCoordinator, asRepresentative, asSchool, type Someone } from '../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../given/places.ts'
import { givenSmallInstrument } from '../given/small-instrument.ts'
import { givenVereda } from '../vereda.ts'

const vereda = await givenVereda()
await vereda.app.listen({ port: 0, host: '127.0.0.1' })
const { db } = vereda.database
const { id: country } = await givenCountry(db)
const { id: region } = await givenRegion(db, country)
const { id: school } = await givenSchool(db, region)
const foreign = await givenCountry(db, 'BO')
const representative = await asRepresentative(db, [country])
const elsewhere = await asRepresentative(db, [foreign.id])
const administrator = await asAdministrator(db)
const unled = await givenCountry(db, 'EC')

let made = 0
const make = (role: LocalRole['role'], withheld: readonly Task[], by = representative) => {
  made += 1
  const of = new Map([
    [elsewhere, foreign.id],
    [administrator, unled.id],
  ])
  const body = { country: of.get(by) ?? country, role, name: `Observer ${made}`, withheld: [...withheld] }
  return vereda.ask(localRoleCalls.create, by, { body })
}
const roleWithout = async (role: LocalRole['role'], withheld: readonly Task[], by = representative) =>
  (await make(role, withheld, by)).body.id

const give = (person: Someone, local_role: number | null, by = representative) =>
  vereda.ask(userCalls.change, by, { parameters: { id: person.id }, body: { local_role } })

const codeOf = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer
  return 'code' in body ? [status, body.code] : [status]
}

const aList: z.input<typeof exportCalls.start.body> = {
  subject: 'list',
  query: '/api/school/',
  format: 'csv',
}

const people = {
  [Role.country]: () => asRepresentative(db, [unled.id]),
  [Role.region]: () => asCoordinator(db, [region]),
  [Role.school]: () => asSchool(db, [school]),
}

test.each([Role.country, Role.region, Role.school] as const)(
  'who has role %i without everything that it may leave out is refused by each call of these tasks, and can read',
  async (role) => {
    const withheld = tasksOf(role)
    const person = await people[role]()
    // no representative is below another
    const by = role === Role.country ? administrator : representative
    const id = await roleWithout(role, withheld, by)
    expect((await give(person, id, by)).status).toBe(200)
    const refused: string[] = []
    for (const { call } of vereda.app.calls) {
      const verb = call.access === 'anyone' ? call.signedIn : call.access
      if (verb === undefined || verb === 'signed in' || call.access === 'anyone') continue
      const isWhole = mayEver({ role, is_superuser: false }, verb)
      if (!isWhole || mayEver({ role, is_superuser: false, withheld }, verb)) continue
      const asks = {
        parameters: Object.fromEntries((call.path.match(/(?<={)\w+/g) ?? []).map((name) => [name, 1])),
      }
      const { status, body } = await send(vereda, call, asks, person)
      expect([`${call.method} ${call.path}`, status, body.code]).toEqual([
        `${call.method} ${call.path}`,
        403,
        'permission_denied',
      ])
      refused.push(verb)
    }
    expect(new Set(refused).size).toBeGreaterThan(withheld.length)
    expect((await vereda.ask(evaluationCalls.list, person)).status).toBe(200)
    expect((await vereda.ask(schoolCalls.list, person)).status).toBe(200)
  },
)

test('it counts from the next request on: when it is assigned, changed and removed', async () => {
  const person = await asCoordinator(db, [region])
  const isExported = () => codeOf(vereda.ask(exportCalls.start, person, { body: aList }))
  expect(await isExported()).toEqual([202])
  const { body: role } = await make(Role.region, ['export', 'people'])
  await give(person, role.id)
  expect(await isExported()).toEqual([403, 'permission_denied'])
  const parameters = { id: role.id }
  const changed = await vereda.ask(localRoleCalls.change, representative, {
    parameters,
    body: { withheld: ['reports'] },
  })
  expect(changed.body).toMatchObject({ withheld: ['reports'], people: 1, version: 2 })
  expect(await isExported()).toEqual([202])
  await vereda.ask(localRoleCalls.change, representative, {
    parameters,
    body: { withheld: ['export', 'people'] },
  })
  expect(await db.selectFrom('jobs').select('id').where('user_id', '=', person.id).execute()).toEqual([])
  expect(await isExported()).toEqual([403, 'permission_denied'])
  expect((await give(person, null)).body.local_role).toBeNull()
  expect(await isExported()).toEqual([202])
})

test('a new person can have it from the start, and it is named in lists and at sign-in', async () => {
  const id = await roleWithout(Role.school, ['answers', 'evidence'])
  const person = {
    username: 'observer-of-lima',
    email: 'observer-of-lima@vereda.example',
    full_name: 'Olga Observadora',
    role: Role.school,
    local_role: id,
    areas: [school],
    password: 'boat lamp river seven',
  }
  const { status, body } = await vereda.ask(userCalls.register, representative, { body: person })
  expect(status).toBe(201)
  expect(body.local_role).toMatchObject({ id, withheld: ['answers', 'evidence'] })
  const { body: listed } = await vereda.ask(localRoleCalls.list, representative)
  expect(listed.find((role) => role.id === id)).toMatchObject({ people: 1 })
})

test('who may make accounts below loses a task of these accounts only together with managing people', async () => {
  expect(await codeOf(make(Role.region, ['evidence']))).toEqual([400, 'validation_error'])
  expect((await make(Role.region, ['evidence', 'people'])).status).toBe(201)
  expect((await make(Role.region, ['review', 'reports'])).status).toBe(201)
  expect(await codeOf(make(Role.country, ['review']))).toEqual([400, 'validation_error'])
  expect(await codeOf(make(Role.school, ['review']))).toEqual([400, 'validation_error'])
  expect(await codeOf(make(Role.school, []))).toEqual([400, 'empty_list'])
  const { body } = await make(Role.region, ['review'])
  const change = { parameters: { id: body.id }, body: { withheld: ['evidence' as const] } }
  expect(await codeOf(vereda.ask(localRoleCalls.change, representative, change))).toEqual([
    400,
    'validation_error',
  ])
})

test('nobody extends their own role, nor assigns one of another country, of another role or to a superuser', async () => {
  const { id: chile } = await givenCountry(db, 'CL')
  const narrowed = await asRepresentative(db, [chile])
  const body = {
    country: chile,
    role: Role.country,
    name: 'Narrowed',
    withheld: [...tasksOf(Role.country)],
  }
  const { body: role } = await vereda.ask(localRoleCalls.create, administrator, { body })
  expect((await give(narrowed, role.id, administrator)).status).toBe(200)
  const own = { parameters: { id: role.id }, body: { withheld: ['import' as const] } }
  expect(await codeOf(vereda.ask(localRoleCalls.change, narrowed, own))).toEqual([403, 'permission_denied'])

  await db.deleteFrom('areas').where('user_id', '=', narrowed.id).execute()
  const superuser = await asRepresentative(db, [chile], { is_superuser: true })
  const givesAll = await asAdministrator(db, { is_superuser: true })
  expect(await codeOf(give(superuser, role.id, givesAll))).toEqual([400, 'validation_error'])
  const coordinator = await asCoordinator(db, [region])
  const ofSchool = await roleWithout(Role.school, ['answers'])
  expect(await codeOf(give(coordinator, ofSchool))).toEqual([400, 'does_not_exist'])
  const abroad = await roleWithout(Role.region, ['reports'], elsewhere)
  expect(await codeOf(give(coordinator, abroad))).toEqual([400, 'does_not_exist'])
  expect(await codeOf(give(coordinator, ofSchool, coordinator))).toEqual([403, 'permission_denied'])
  const teacher = await asSchool(db, [school])
  expect((await give(teacher, ofSchool, coordinator)).status).toBe(200)
  expect(await codeOf(make(Role.school, ['answers'], coordinator))).toEqual([403, 'permission_denied'])
})

test('a file of people needs the task for people, and a proof that for evidence', async () => {
  const person = await asCoordinator(db, [region])
  await give(person, await roleWithout(Role.region, ['people', 'evidence']))
  const form = { kind: 'people' as const }
  const file = { name: 'people.csv', content: 'username,full_name,email\n' }
  const imported = await send(vereda, importCalls.start, { form, file }, person)
  expect([imported.status, imported.body.code]).toEqual([403, 'permission_denied'])
  const parameters = { id: person.id }
  const own = await send(vereda, accountCalls.changeProfile, { body: { local_role: null } }, person)
  expect([own.status, own.body.code]).toEqual([403, 'permission_denied'])
  expect((await vereda.ask(homeCalls.read, person)).status).toBe(200)
  expect((await vereda.ask(userCalls.read, person, { parameters })).body.may_change_identity).toBe(false)
})

test('without answers a coordinator still changes a school, and without evaluations still closes a line', async () => {
  const person = await asCoordinator(db, [region])
  await give(person, await roleWithout(Role.region, ['answers', 'people']))
  const change = { parameters: { id: school }, body: { name: 'Escuela Nueva' } }
  expect((await vereda.ask(schoolCalls.change, person, change)).status).toBe(200)
  const counts = { parameters: { id: school }, body: { students: 40 } }
  expect(await codeOf(vereda.ask(schoolCalls.change, person, counts))).toEqual([403, 'permission_denied'])
  const opener = await asCoordinator(db, [region])
  await give(opener, await roleWithout(Role.region, ['evaluations']))
  const place = { id: school, region, country }
  const instrument = await givenSmallInstrument(db)
  const { id, evaluation } = await givenLine(db, place, instrument.id, opener, { status: 'VALIDATED' })
  const closing = { parameters: { id }, body: { status: 'CLOSED', evaluation } } as const
  expect((await vereda.ask(lineCalls.open, opener, closing)).body.code).toBe('line_closed')
  const opening = { parameters: { id }, body: { status: 'OPEN', evaluation, year: 2027 } } as const
  expect(await codeOf(vereda.ask(lineCalls.open, opener, opening))).toEqual([403, 'permission_denied'])
})

test('it stays in its country: no place of another one can be added', async () => {
  const person = await asAdministrator(db)
  const coordinator = await asCoordinator(db, [region])
  await give(coordinator, await roleWithout(Role.region, ['reports']))
  const { id: abroad } = await givenRegion(db, foreign.id)
  const body = { user: coordinator.id, region: abroad }
  expect(await codeOf(vereda.ask(areaCalls.assign, person, { body }))).toEqual([400, 'area_role_mismatch'])
})

test('another role removes it, a role in use is not deleted, and names are unique in a country', async () => {
  const person = await asCoordinator(db, [region])
  const { body: role } = await make(Role.region, ['reports'])
  await give(person, role.id)
  const parameters = { id: role.id }
  expect(await codeOf(vereda.ask(localRoleCalls.remove, representative, { parameters }))).toEqual([
    409,
    'in_use',
  ])
  const change = { parameters: { id: person.id }, body: { role: Role.school } }
  expect((await vereda.ask(userCalls.change, representative, change)).body.local_role).toBeNull()
  const again = { country, role: Role.region, name: role.name.toUpperCase(), withheld: ['reports' as const] }
  expect(await codeOf(vereda.ask(localRoleCalls.create, representative, { body: again }))).toEqual([
    400,
    'name_exists',
  ])
  expect((await vereda.ask(localRoleCalls.remove, representative, { parameters })).body.code).toBe(
    'local_role_deleted',
  )
  const rows = await db
    .selectFrom('audit')
    .select('deed')
    .where('object_type', '=', 'local_role')
    .where('object_id', '=', role.id)
    .execute()
  expect(rows.map(({ deed }) => deed)).toEqual(['local_role.create', 'local_role.delete'])
})

test('a representative has every task', () => {
  expect(tasksOf(Role.country)).toEqual(tasks)
})
