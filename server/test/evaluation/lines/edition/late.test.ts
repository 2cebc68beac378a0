import { commentCalls } from 'contract/evaluation/comments'
import { dutyCalls } from 'contract/evaluation/duties'
import { fileCalls } from 'contract/evaluation/files'
import { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { resultCalls } from 'contract/evaluation/results'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { expect, test } from 'vitest'
import { givenRound } from '../../../calls/given-round.ts'
import { send } from '../../../calls/send.ts'
import { givenNextEdition } from '../../../given/next-edition.ts'
import { refusalOf } from '../../../said.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
await vereda.app.listen({ port: 0, host: '127.0.0.1' })
const place = await givenEditions(vereda)
const { db, instrument, teacher, colleague, coordinator, idNow } = place
const at = (id: number) => ({ parameters: { id } })

const domainNow = async (number: number): Promise<number> => {
  const { id } = await db
    .selectFrom('categories')
    .where('instrument_id', '=', place.next)
    .where('number', '=', number)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

test('comments and notes sent late from a device with the edition before are stored where the others were moved', async () => {
  const line = await place.openLine()
  await place.move(line.id)
  const note = await place.note(line.id, '3.1.1', 'Written without a connection')
  expect([note.status, note.body.indicator, note.body.former_code]).toEqual([201, idNow('2.1.9'), '3.1.1'])
  const comment = await place.comment(line.id, '1.1.3', 'So was this')
  expect([comment.status, comment.body.indicator, comment.body.former_code]).toEqual([
    201,
    idNow('1.1.3'),
    null,
  ])
  const { line: now } = await place.read(line.evaluation)
  expect(now.notes.map(({ text }) => text)).toEqual(['Written without a connection'])
})

test('so is evidence: its cell has the same number', async () => {
  const line = await place.openLine()
  await place.move(line.id)
  const form = { evaluation_line: line.id, category: instrument.categories[2] ?? 0, stage: 1 }
  const { status, text } = await send(vereda, fileCalls.create, { form }, teacher)
  expect([status, text.includes('"category"')]).toEqual([201, true])
  const { line: now } = await place.read(line.evaluation)
  expect(now.files.map(({ category }) => category)).toEqual([await domainNow(3)])
})

test('an answer that is sent late is refused with its own code and not stored', async () => {
  const line = await place.openLine()
  const carried = await place.answer(line.id, '1.1.3', 'C')
  const aside = await place.answer(line.id, '1.1.1', 'C')
  await place.move(line.id)
  const refused = [409, 'line_edition_moved']
  expect(refusalOf(await place.answer(line.id, '2.1.2', 'D'))).toEqual(refused)
  const option = instrument.option('D', 1)
  for (const { body } of [carried, aside])
    expect(
      refusalOf(
        await vereda.ask(resultCalls.change, teacher, {
          ...at(body.id),
          body: { option },
          headers: { 'if-match': '"v1"' },
        }),
      ),
    ).toEqual(refused)
  expect(
    refusalOf(
      await vereda.ask(dutyCalls.set, teacher, {
        ...at(line.id),
        body: { duty: place.duties[0]?.id ?? 0, kept: true },
      }),
    ),
  ).toEqual(refused)
  const foreign = await vereda.ask(resultCalls.change, place.stranger, {
    ...at(aside.body.id),
    body: { option },
  })
  expect(refusalOf(foreign)).toEqual([404, 'not_found'])
  const { line: now } = await place.read(line.evaluation)
  expect(now.results.map(({ id, version }) => [id, version])).toEqual([[carried.body.id, 2]])
})

test('a second move includes what the first put aside', async () => {
  const third = await givenNextEdition(db, place.next)
  const line = await place.openLine()
  await place.answer(line.id, '3.1.1', 'F')
  await place.note(line.id, '3.1.1', 'Kept twice')
  await place.move(line.id)
  const second = await place.move(line.id, coordinator, third)
  expect(second.status).toBe(200)
  const former = await place.former(line.id)
  expect(former.moves).toHaveLength(2)
  const { line: now } = await place.read(line.evaluation)
  const shown = now.notes[0]?.indicator
  expect(now.notes).toMatchObject([{ text: 'Kept twice', former_code: '3.1.1' }])
  expect(former.answers).toMatchObject([{ code: '3.1.1', option: 'F', indicator: shown }])
  const late = await vereda.ask(commentCalls.create, teacher, {
    body: {
      evaluation_line: line.id,
      indicator: instrument.indicator('3.1.1').id,
      text: 'Two editions late',
    },
  })
  expect([late.status, late.body.indicator, late.body.former_code]).toEqual([201, shown, '3.1.1'])
})

test('letters of two raters of a domain can be read after the move, and not changed', async () => {
  const { line, round, rated } = await place.openRatedLine('finished')
  const bodies = rated.map(({ id, code, scale }) => ({
    indicator: id,
    option: instrument.option('C', scale),
    reason: `We looked together at ${code}`,
  }))
  for (const body of bodies) {
    // while they have not agreed on every letter, nobody would see those that they gave
    expect(refusalOf(await place.move(line.id))).toEqual([409, 'rating_not_agreed'])
    const agreed = await vereda.ask(ratingRoundCalls.agree, teacher, { ...at(round), body })
    expect(agreed.status).toBe(200)
  }
  expect((await place.move(line.id)).status).toBe(200)
  expect((await place.former(line.id)).reasons).toMatchObject(
    rated.map(({ code }) => ({ text: `We looked together at ${code}`, by: { id: teacher.id } })),
  )
  expect((await place.read(line.evaluation)).line.rating_rounds).toEqual([])
  const [body = { indicator: 0, option: 0, reason: '' }] = bodies
  const late = await vereda.ask(ratingRoundCalls.agree, teacher, { ...at(round), body })
  expect(refusalOf(late)).toEqual([409, 'line_edition_moved'])

  // a round on the same domain of the new edition stands alone where agreement is told
  const now = await domainNow(2)
  await givenRound(db, { line: line.id, category: now, raters: [teacher, colleague], state: 'finished' })
  const { body: agreement } = await vereda.ask(ratingRoundCalls.agreement, teacher, at(line.school))
  expect(agreement.lines.map(({ domains }) => domains.map((domain) => domain.category))).toEqual([[now]])
})

test('results of the school show the line in its new edition, and compare what asks the same', async () => {
  const line = await place.openLine()
  for (const { code } of instrument.indicators) await place.answer(line.id, code, 'C')
  const school = { parameters: { id: line.school } }
  const before = await vereda.ask(schoolResultsCalls.read, coordinator, school)
  await place.move(line.id)
  const after = await vereda.ask(schoolResultsCalls.read, coordinator, school)
  expect([before.body.lines[0]?.instrument.id, after.body.lines[0]?.instrument.id]).toEqual([
    instrument.id,
    place.next,
  ])
})
