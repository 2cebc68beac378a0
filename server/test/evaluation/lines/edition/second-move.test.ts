import { resultCalls } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenEvidence } from '../../../given/lines.ts'
import { givenNextEdition } from '../../../given/next-edition.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, instrument, teacher, coordinator, idNow } = place
const third = await givenNextEdition(db, place.next)
await sql`update indicators set link = 'reworded' where instrument_id = ${third} and code in ('1.1.1', '2.1.9')`.execute(
  db,
)

const optionIn = async (edition: number, letter: OptionCode, scale: 1 | 2): Promise<number> => {
  const { id } = await db
    .selectFrom('options')
    .where('instrument_id', '=', edition)
    .where('code', '=', letter)
    .where('scale', '=', scale)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

test('texts about a former question stay so, also where the last move only changed the wording', async () => {
  const line = await place.openLine()
  await place.answer(line.id, '2.1.1', 'F')
  await place.move(line.id)
  expect((await place.former(line.id)).answers).toMatchObject([{ code: '2.1.1', other: true }])
  await place.move(line.id, coordinator, third)
  expect((await place.former(line.id)).answers).toMatchObject([{ code: '2.1.1', option: 'F', other: true }])
})

test('the same question answered before two moves is listed twice, with both answers', async () => {
  const line = await place.openLine()
  await place.answer(line.id, '1.1.1', 'C')
  await place.move(line.id)
  const scale = instrument.indicator('1.1.1').scale
  const anew = await vereda.ask(resultCalls.create, teacher, {
    body: {
      evaluation_line: line.id,
      indicator: idNow('1.1.1'),
      option: await optionIn(place.next, 'E', scale),
    },
  })
  expect(anew.status).toBe(201)
  await place.move(line.id, coordinator, third)
  const { answers } = await place.former(line.id)
  expect(answers.map(({ code, option, other }) => [code, option, other])).toEqual([
    ['1.1.1', 'C', false],
    ['1.1.1', 'E', false],
  ])
  expect(new Set(answers.map(({ id }) => id)).size).toBe(2)
})

test('an answer that was put aside still names its evidence', async () => {
  const line = await place.openLine()
  await givenEvidence(db, line.id, teacher.id)
  const { id, category } = instrument.indicator('1.1.1')
  const { line: before } = await place.read(line.evaluation)
  const files = before.files.filter((file) => file.category === category).map((file) => file.id)
  const [shown = 0] = files
  const given = await vereda.ask(resultCalls.create, teacher, {
    body: {
      evaluation_line: line.id,
      indicator: id,
      option: instrument.option('D', instrument.indicator('1.1.1').scale),
      files: [shown],
    },
  })
  expect(given.status).toBe(201)
  await place.move(line.id)
  expect((await place.former(line.id)).answers).toMatchObject([{ code: '1.1.1', files: [shown] }])
})

test('on another scale the letter means something else, whatever the wording', async () => {
  const line = await place.openLine()
  await place.answer(line.id, '1.1.3', 'D')
  const other = await givenNextEdition(db, instrument.id)
  await sql`update indicators set scale = 3 - scale where instrument_id = ${other} and code = '1.1.3'`.execute(
    db,
  )
  await place.move(line.id, coordinator, other)
  expect((await place.former(line.id)).answers).toMatchObject([{ code: '1.1.3', option: 'D', other: true }])
})
