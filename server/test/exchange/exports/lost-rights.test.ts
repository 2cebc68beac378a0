import { areaCalls } from 'contract/people/areas'
import { userCalls } from 'contract/people/users'
import { schoolCalls } from 'contract/places/schools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenEvaluatedSchool, givenEvaluation, thisYear } from '../../given/lines.ts'
import { asCoordinator, asSuperuser, type Someone, signIn } from '../../given/people.ts'
import { working } from '../../platform/working.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluatedSchool>>
let evaluation: { id: number; line: number }
const { made, look: check, read, download } = working(() => vereda)

beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenEvaluatedSchool(vereda.database.db)
  const { coordinator, school, instrument } = here
  evaluation = await givenEvaluation(vereda, coordinator, school.id, instrument.id, thisYear)
})
afterAll(() => vereda.close())

const list = { subject: 'list', query: '/api/school/', format: 'csv' }
const thing = () => ({ subject: 'evaluation', id: evaluation.id, format: 'csv' })
const statusOf = async (person: Someone, job: { id: number }) => (await download(person, job.id)).status

const newCoordinator = async () => {
  const { db } = vereda.database
  const { region_id: region } = await db
    .selectFrom('schools')
    .where('id', '=', here.school.id)
    .select('region_id')
    .executeTakeFirstOrThrow()
  return asCoordinator(db, [region])
}

test('who lost a region gets neither its files nor the results of an import there', async () => {
  const person = await newCoordinator()
  const jobs = [(await made(person, list)).job, (await made(person, thing())).job]
  const seen = await check(person, 'schools', 'schools.csv', `id,name\n${here.school.id},Renamed`)
  for (const job of jobs) expect(await statusOf(person, job)).toBe(200)
  const area = await vereda.database.db
    .selectFrom('areas')
    .where('user_id', '=', person.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const removed = await vereda.ask(areaCalls.remove, here.administrator, { parameters: { id: area.id } })
  expect(removed.status).toBe(200)
  for (const job of jobs) expect(await statusOf(person, job)).toBe(404)
  expect((await read(person, seen.id)).status).toBe(404)
})

test('who is no longer superuser, or has another role, gets no file from before', async () => {
  const { db } = vereda.database
  const superuser = await asSuperuser(db)
  const other = await asSuperuser(db)
  const { job: audit } = await made(other, { subject: 'audit', format: 'csv' })
  const parameters = { id: other.id }
  await vereda.ask(userCalls.change, superuser, { parameters, body: { is_superuser: false } })
  expect(await statusOf(other, audit)).toBe(404)
  const { job: schools } = await made(other, list)
  expect(await statusOf(other, schools)).toBe(200)
  await vereda.ask(userCalls.change, superuser, { parameters, body: { role: 3 } })
  expect(await statusOf({ ...other, role: 3, token: await signIn(db, other.id) }, schools)).toBe(404)
})

test('a file of what is now out of scope is missing, for any cause', async () => {
  const person = await newCoordinator()
  const { job } = await made(person, thing())
  expect(await statusOf(person, job)).toBe(200)
  const { region_id: region } = await vereda.database.db
    .selectFrom('schools')
    .where('id', '=', here.otherSchool.id)
    .select('region_id')
    .executeTakeFirstOrThrow()
  const parameters = { id: here.school.id }
  const moved = await vereda.ask(schoolCalls.change, here.administrator, { parameters, body: { region } })
  expect(moved.status).toBe(200)
  expect(await statusOf(person, job)).toBe(404)
})
