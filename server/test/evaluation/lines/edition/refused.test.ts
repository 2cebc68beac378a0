import { expect, test } from 'vitest'
import { givenRound } from '../../../calls/given-round.ts'
import { givenLine, setStatus } from '../../../given/answers.ts'
import { givenNextEdition } from '../../../given/next-edition.ts'
import { givenCountry } from '../../../given/places.ts'
import { refusalOf } from '../../../said.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, instrument, teacher, colleague, coordinator, next } = place

test('only an open line that was never submitted moves; otherwise everything stays unchanged', async () => {
  const line = await place.openLine()
  await place.answer(line.id, '1.1.1', 'D')
  for (const status of ['IN REVIEW', 'VALIDATED', 'CLOSED'] as const) {
    await setStatus(db, line.id, status)
    expect(refusalOf(await place.choices(line.id))).toEqual([409, 'line_not_open'])
    expect(refusalOf(await place.move(line.id))).toEqual([409, 'line_not_open'])
  }
  await db
    .updateTable('lines')
    .set({ status: 'OPEN', submitted_at: new Date().toISOString(), submitted_by: teacher.id })
    .where('id', '=', line.id)
    .execute()
  expect(refusalOf(await place.move(line.id))).toEqual([409, 'line_was_submitted'])
  const { instrument: stays, line: now } = await place.read(line.evaluation)
  expect([stays.id, now.results.length, now.edition_moved_at]).toEqual([instrument.id, 1, null])
})

test('a line with a domain under rating by two people does not move', async () => {
  const line = await place.openLine()
  await givenRound(db, {
    line: line.id,
    category: instrument.categories[1] ?? 0,
    raters: [teacher, colleague],
    state: 'rated',
  })
  expect(refusalOf(await place.move(line.id))).toEqual([409, 'rating_round_open'])
})

test('a line with a domain on which two people have not agreed yet does not move: their letters would be lost', async () => {
  const line = await place.openLine()
  await givenRound(db, {
    line: line.id,
    category: instrument.categories[1] ?? 0,
    raters: [teacher, colleague],
    state: 'finished',
  })
  expect(refusalOf(await place.choices(line.id))).toEqual([409, 'rating_not_agreed'])
  expect(refusalOf(await place.move(line.id))).toEqual([409, 'rating_not_agreed'])
})

test('an edition that is disabled, of another country, older or of another instrument is neither offered nor accepted', async () => {
  const line = await place.openLine()
  const off = await givenNextEdition(db, instrument.id)
  await db.updateTable('instruments').set({ enabled: false }).where('id', '=', off).execute()
  const elsewhere = await givenNextEdition(db, instrument.id)
  const country = await givenCountry(db, 'CO')
  await db.updateTable('instruments').set({ country_id: country.id }).where('id', '=', elsewhere).execute()
  const own = await givenNextEdition(db, next)
  await db
    .updateTable('instruments')
    .set({ country_id: place.school.country })
    .where('id', '=', own)
    .execute()
  const { body } = await place.choices(line.id)
  expect(body.choices.map((choice) => choice.instrument.id)).toEqual([own, next])
  for (const edition of [off, elsewhere, 1_000_000])
    expect(refusalOf(await place.move(line.id, coordinator, edition))).toEqual([409, 'edition_not_offered'])
  // two steps at once
  expect((await place.move(line.id, coordinator, own)).status).toBe(200)
  expect(refusalOf(await place.move(line.id, coordinator, next))).toEqual([409, 'edition_not_offered'])
})

test('a school with an unfinished evaluation in that edition does not get a second one, and the preview says so', async () => {
  const line = await place.openLine()
  const taken = async () =>
    (await place.choices(line.id)).body.choices.map((choice) => [choice.instrument.id, choice.is_taken])
  expect(await taken()).toContainEqual([next, false])
  await givenLine(db, line.place, next, coordinator)
  expect(await taken()).toContainEqual([next, true])
  expect(refusalOf(await place.move(line.id))).toEqual([409, 'evaluation_exists'])
})

test('a move with a preview of an older state of the line is refused', async () => {
  const line = await place.openLine()
  const refused = await place.move(line.id, coordinator, next, { 'if-match': '"v7"' })
  expect(refusalOf(refused)).toEqual([412, 'version_conflict'])
})

test('a school does not move its line, nor does anybody who does not see it', async () => {
  const line = await place.openLine()
  expect(refusalOf(await place.move(line.id, teacher))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await place.choices(line.id, teacher))).toEqual([403, 'permission_denied'])
  expect((await place.move(line.id, place.representative)).status).toBe(200)
})
