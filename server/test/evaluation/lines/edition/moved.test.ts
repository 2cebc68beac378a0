import { dutyCalls } from 'contract/evaluation/duties'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { noteCalls } from 'contract/evaluation/notes'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { answeredOf, changesOf } from '../../../given/answers.ts'
import { givenEvidence } from '../../../given/lines.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, instrument, teacher, colleague, coordinator, next, idNow } = place
const at = (id: number) => ({ parameters: { id } })

/** A line with everything that people put into one. */
const givenFullLine = async () => {
  const line = await place.openLine()
  for (const { code, scale } of instrument.indicators) {
    await place.answer(line.id, code, code === '2.1.2' ? 'NA' : 'D')
    await place.note(line.id, code, `Note on ${code}`)
    await place.comment(line.id, code, `Comment on ${code}, scale ${scale}`, colleague)
  }
  await place.comment(line.id, null, 'About the whole')
  await givenEvidence(db, line.id, teacher.id)
  await vereda.ask(dutyCalls.set, teacher, {
    ...at(line.id),
    body: { duty: place.duties[0]?.id ?? 0, kept: true },
  })
  await vereda.ask(dutyCalls.set, teacher, {
    ...at(line.id),
    body: { duty: place.duties[1]?.id ?? 0, kept: false, plan: 'A lock that opens from within' },
  })
  return line
}

const linesOf = (texts: { id: number; text: string }[]) =>
  texts.map(({ id, text }) => `${id} ${text}`).sort((one, other) => one.localeCompare(other))

test('an open line moves: answers to the same questions stay, all others can be read, and no text and no file is lost', async () => {
  const line = await givenFullLine()
  const before = await place.read(line.evaluation)
  const { body: choices } = await place.choices(line.id)
  expect(choices.choices).toMatchObject([
    {
      instrument: { id: next },
      counts: { carried: 18, reworded: 1, other: 3, open: 1 },
      duties: { carried: 1, anew: 1 },
      files: 63,
      is_own: false,
    },
  ])
  expect(
    choices.choices[0]?.texts.map(({ from, to, notes, comments }) => [from.code, to.code, notes, comments]),
  ).toEqual([
    ['1.1.2', '1.1.2', 1, 1],
    ['1.2.1', '1.2.9', 1, 1],
    ['2.1.1', '2.1.9', 1, 1],
    ['3.1.1', '2.1.9', 1, 1],
  ])

  const moved = await place.move(line.id, coordinator, next, { 'if-match': `"v${choices.version}"` })
  expect([moved.status, moved.body.code, moved.body.evaluation]).toEqual([
    200,
    'edition_moved',
    line.evaluation,
  ])
  const { line: now, instrument: edition } = await place.read(line.evaluation)
  const former = await place.former(line.id)
  expect(edition.id).toBe(next)
  expect(now.edition_moved_at).not.toBeNull()
  expect(former.moves).toMatchObject([
    { from: { id: instrument.id }, to: { id: next }, by: { id: coordinator.id } },
  ])

  expect(now.results).toHaveLength(18)
  expect(await answeredOf(db, line.id)).toBe(18)
  expect(now.results.find(({ indicator }) => indicator === idNow('2.1.2'))).toMatchObject({
    option: { code: 'NA' },
    na_reason: 'Nobody here for 2.1.2',
    updated_by: { id: teacher.id },
  })
  expect(former.answers.map(({ code, indicator, option, by }) => [code, indicator, option, by.id])).toEqual([
    ['1.1.1', idNow('1.1.1'), 'D', teacher.id],
    ['1.1.2', idNow('1.1.2'), 'D', teacher.id],
    ['1.2.1', idNow('1.2.9'), 'D', teacher.id],
    ['2.1.1', idNow('2.1.9'), 'D', teacher.id],
    ['3.1.1', idNow('2.1.9'), 'D', teacher.id],
  ])
  expect(linesOf(now.notes)).toEqual(linesOf(before.line.notes))
  expect(linesOf(now.comments)).toEqual(linesOf(before.line.comments))
  expect(now.notes.find(({ text }) => text === 'Note on 3.1.1')).toMatchObject({
    indicator: idNow('2.1.9'),
    former_code: '3.1.1',
  })
  expect(now.notes.filter(({ former_code }) => former_code !== null)).toHaveLength(4)
  expect(now.files.map(({ id, stage }) => [id, stage])).toEqual(
    before.line.files.map(({ id, stage }) => [id, stage]),
  )
  expect(now.progress).toEqual({ answered: 18, indicators: 23, cells_complete: 21, cells: 21 })
  expect(now.duties).toMatchObject([{ kept: true }])
  expect(former.duties).toMatchObject([{ code: 'D2', kept: false, plan: 'A lock that opens from within' }])

  const ready = await vereda.ask(lineCalls.readiness, teacher, at(line.id))
  expect(ready.body.results).toMatchObject({ answered: 18, total: 23 })
  expect(ready.body.files.every(({ complete }) => complete)).toBe(true)
  expect((await changesOf(db, 'line', line.id)).map(({ deed }) => deed)).toEqual(['line.move_edition'])
  const { body: notified } = await vereda.ask(notificationCalls.list, teacher, {
    query: { code: 'line_moved' },
  })
  expect(notified.results[0]).toMatchObject({ object_id: line.evaluation, instrument_id: next })
})

test('a repeated move is answered as done, and nothing moves twice', async () => {
  const line = await place.openLine()
  await place.answer(line.id, '1.1.1')
  await place.move(line.id)
  const again = await place.move(line.id)
  expect([again.status, again.body.line.version]).toEqual([200, 2])
  expect((await place.former(line.id)).answers).toHaveLength(1)
  expect((await changesOf(db, 'line', line.id)).map(({ deed }) => deed)).toEqual(['line.move_edition'])
})

test('lines before it keep their edition and their answers; the open one continues in an evaluation of its own', async () => {
  const { base, line } = await place.openSecondLine()
  await place.answer(line, '1.1.3', 'E')
  await place.note(line, '1.1.1', 'The second time')
  expect((await place.choices(line)).body.choices[0]?.is_own).toBe(true)
  const earlier = await place.read(base.evaluation)

  const { body: moved } = await place.move(line)
  expect(moved.evaluation).not.toBe(base.evaluation)
  const own = await place.read(moved.evaluation)
  expect(own).toMatchObject({
    instrument: { id: next },
    line: { id: line, evaluation_type: 'base', status: 'OPEN', notes: [{ text: 'The second time' }] },
  })
  expect(own.line.results).toMatchObject([{ indicator: idNow('1.1.3'), option: { code: 'E' } }])
  const stays = await vereda.ask(evaluationCalls.read, teacher, at(base.evaluation))
  expect(stays.body).toMatchObject({
    instrument: { id: instrument.id },
    line: { id: base.id, status: 'CLOSED' },
  })
  expect(stays.body.lines).toHaveLength(1)
  expect(stays.body.line.results).toHaveLength(23)
  expect(earlier.lines).toHaveLength(2)
})

test('a note changed from a device that still has the edition before is the same note', async () => {
  const line = await place.openLine()
  const { body: note } = await place.note(line.id, '3.1.1', 'First words')
  await place.move(line.id)
  const changed = await vereda.ask(noteCalls.change, teacher, {
    ...at(note.id),
    body: { text: 'Other words' },
    headers: { 'if-match': `"v${note.version}"` },
  })
  expect(changed.body).toMatchObject({ text: 'Other words', indicator: idNow('2.1.9'), former_code: '3.1.1' })
})
