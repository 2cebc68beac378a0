import { type VacancyKind, vacancyCalls } from 'contract/insight/vacancies'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenEvaluators, givenLine } from '../given/answers.ts'
import { asCoordinator, asRepresentative, asSchool, type Someone } from '../given/people.ts'
import { givenRegion, givenSchool } from '../given/places.ts'
import { givenVereda } from '../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const people = await givenEvaluators(db)
const { administrator, coordinator, representative, region, school, otherSchool, instrument } = people

const ask = async (as: Someone, kind: VacancyKind, page = '1') =>
  (await vereda.ask(vacancyCalls.list, as, { query: { kind, page_size: '100', page } })).body
const names = async (as: Someone, kind: VacancyKind) => (await ask(as, kind)).results.map(({ name }) => name)
const deactivate = (person: Someone, is_active = false) =>
  db.updateTable('users').set({ is_active }).where('id', '=', person.id).execute()
const lastHere = async (person: Someone, days: number) => {
  const at = sql<string>`now() - make_interval(days => ${days})`
  await db.updateTable('users').set({ last_login: at }).where('id', '=', person.id).execute()
  await db.updateTable('sessions').set({ last_used_at: at }).where('user_id', '=', person.id).execute()
}

test('a school is vacant while none of its people may sign in, for whoever has it in scope', async () => {
  const empty = await givenSchool(db, region, { name: 'Empty' })
  expect(await names(coordinator, 'school')).toEqual(['Empty'])
  const person = await asSchool(db, [empty.id])
  expect(await names(coordinator, 'school')).toEqual([])
  await deactivate(person)
  const { results, count, counts } = await ask(coordinator, 'school')
  expect(results).toMatchObject([{ id: empty.id, place: 'school', region: { id: region }, person: null }])
  expect([count, counts.school]).toEqual([1, 1])
  const second = await asCoordinator(db, [(await givenRegion(db, otherSchool.country)).id])
  expect(await names(second, 'school')).toEqual([])
  expect((await ask(coordinator, 'school', '2')).results).toEqual([])
  await deactivate(person, true)
})

test('regions that have schools, and countries that have regions, are vacant without an active person', async () => {
  const other = await db
    .selectFrom('regions')
    .selectAll()
    .where('id', '=', otherSchool.region)
    .executeTakeFirstOrThrow()
  expect(await names(administrator, 'region')).toEqual([other.name])
  expect(await names(administrator, 'country')).toEqual(['Brazil'])
  const found = await asRepresentative(db, [otherSchool.country])
  expect(await names(administrator, 'country')).toEqual([])
  expect(await names(found, 'region')).toEqual([other.name])
  expect(await names(representative, 'region')).toEqual([])
  await deactivate(found)
  expect(await names(administrator, 'country')).toEqual(['Brazil'])
})

test('a submitted line that nobody may review is listed to staff above', async () => {
  await givenLine(db, school, instrument.id, coordinator, { status: 'IN REVIEW' })
  const line = await givenLine(db, otherSchool, instrument.id, coordinator, { status: 'IN REVIEW' })
  expect((await ask(administrator, 'line')).results).toMatchObject([
    { id: line.id, name: otherSchool.name, evaluation: line.evaluation, instrument: instrument.id },
  ])
  expect(await names(representative, 'line')).toEqual([])
})

test("a place whose only person has been away for long is listed to that person's staff", async () => {
  const far = await givenSchool(db, region, { name: 'Far' })
  const [first, second] = [await asSchool(db, [far.id], { full_name: 'Alone' }), await asSchool(db, [far.id])]
  await lastHere(first, 200)
  await lastHere(second, 1)
  expect(await names(coordinator, 'silent')).toEqual([])
  await deactivate(second)
  const { results } = await ask(coordinator, 'silent')
  expect(results).toMatchObject([{ name: 'Far', person: { id: first.id, name: 'Alone' } }])
  await lastHere(first, 2)
  expect(await names(coordinator, 'silent')).toEqual([])
  await lastHere(coordinator, 200)
  expect(await names(coordinator, 'silent')).toEqual([])
  expect((await ask(representative, 'silent')).results).toMatchObject([{ place: 'region' }])
})

test('an invited person whose link expired is listed after a week', async () => {
  const school = await givenSchool(db, region, { name: 'Invited' })
  const invited = await asSchool(db, [school.id])
  expect(await names(coordinator, 'silent')).toEqual([])
  await db
    .updateTable('users')
    .set({ created_at: sql<string>`now() - interval '8 days'` })
    .where('id', '=', invited.id)
    .execute()
  expect(await names(coordinator, 'silent')).toEqual(['Invited'])
  expect((await ask(coordinator, 'silent')).results).toMatchObject([{ since: null }])
})
