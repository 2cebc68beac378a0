import { dutyCalls } from 'contract/evaluation/duties'
import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { resultCalls } from 'contract/evaluation/results'
import { defined } from 'contract/platform/typed'
import { expect, test } from 'vitest'
import { exportedFrom } from '../../../exchange/exports/exported.ts'
import { changesOf, setStatus } from '../../../given/answers.ts'
import type { Someone } from '../../../given/people.ts'
import { refusalOf } from '../../../said.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, instrument, teacher, coordinator, representative, administrator, stranger } = place
const { workbookOf } = exportedFrom(() => vereda)

const reason = 'Ana Quispe has left'
const plan = 'A ramp for Ana Quispe'

/** A line that moved, with a reason and a plan that its edition has no place for. */
const givenMoved = async () => {
  const line = await place.openLine()
  const { id: indicator, scale } = instrument.indicator('1.1.2')
  const body = {
    evaluation_line: line.id,
    indicator,
    option: instrument.option('NA', scale),
    na_reason: reason,
  }
  const again = () =>
    vereda.ask(resultCalls.create, teacher, { body, headers: { 'idempotency-key': `key-${line.id}` } })
  expect((await again()).status).toBe(201)
  await vereda.ask(dutyCalls.set, teacher, {
    parameters: { id: line.id },
    body: { duty: place.duties[1]?.id ?? 0, kept: false, plan },
  })
  expect((await place.move(line.id)).status).toBe(200)
  const { answers, duties } = await place.former(line.id)
  const [answer, duty] = [defined(answers[0]), defined(duties[0])]
  return {
    ...line,
    again,
    answer,
    duty,
    removeReason: (as: Someone = teacher, id = line.id) =>
      vereda.ask(editionMoveCalls.removeReason, as, { parameters: { id, answer: answer.id } }),
    removePlan: (as: Someone = teacher, id = line.id) =>
      vereda.ask(editionMoveCalls.removePlan, as, { parameters: { id, duty: duty.id } }),
  }
}

test('texts that were put aside are deleted for everybody, also from workbooks; the answers stay', async () => {
  const line = await givenMoved()
  expect([line.answer.na_reason, line.duty.plan]).toEqual([reason, plan])
  const removed = [200, 'words_removed']
  for (const remove of [line.removeReason, line.removePlan]) {
    const { status, body } = await remove()
    expect([status, body.code]).toEqual(removed)
  }
  for (const reader of [teacher, coordinator, representative, administrator]) {
    const { answers, duties } = await place.former(line.id, reader)
    expect(answers).toEqual([{ ...line.answer, na_reason: null }])
    expect(duties).toEqual([{ ...line.duty, plan: null }])
  }
  const sheets = await workbookOf(teacher, { subject: 'evaluation', id: line.evaluation })
  expect(sheets.find(({ name }) => name === 'Answered before')?.rows).toHaveLength(2)
  expect(JSON.stringify(sheets)).not.toContain('Ana Quispe')
  const text = await place.documentOf(line)
  expect(text).toContain('Answers of the former edition')
  expect(text).not.toContain('Ana Quispe')
  // nor does a request that is repeated get them again
  const { status, body } = await line.again()
  expect([status, body.id, body.na_reason]).toEqual([201, line.answer.id, null])
})

test('the audit names what was deleted and by whom, without its text; a repeat changes nothing', async () => {
  const line = await givenMoved()
  await line.removeReason()
  await line.removePlan(coordinator)
  expect((await line.removeReason(coordinator)).status).toBe(200)
  expect((await line.removePlan()).status).toBe(200)
  const mark = (text: string) => ({ length: text.length, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const action = 'line.remove_words'
  const entries = (await changesOf(db, 'line', line.id)).filter((each) => each.deed === action)
  expect(entries).toEqual([
    { deed: action, old: { indicator: '1.1.2', reason: mark(reason) }, new: null, actor_id: teacher.id },
    { deed: action, old: { duty: 'D2', plan: mark(plan) }, new: null, actor_id: coordinator.id },
  ])
  const all = await db.selectFrom('audit').selectAll().execute()
  expect(JSON.stringify(all)).not.toContain('Ana Quispe')
})

test('a school deletes them while the line is open; staff who may hide notes also afterwards', async () => {
  for (const status of ['IN REVIEW', 'VALIDATED', 'CLOSED'] as const) {
    const line = await givenMoved()
    await setStatus(db, line.id, status)
    for (const remove of [line.removeReason, line.removePlan]) {
      expect(refusalOf(await remove(teacher))).toEqual([409, 'cycle_not_open'])
      expect((await remove(coordinator)).status).toBe(200)
    }
    const { answers, duties } = await place.former(line.id)
    expect([answers[0]?.na_reason, duties[0]?.plan]).toEqual([null, null])
  }
})

test('nobody deletes them without seeing the line, and no line deletes what another put aside', async () => {
  const line = await givenMoved()
  const other = await givenMoved()
  for (const remove of [line.removeReason, line.removePlan]) {
    expect(refusalOf(await remove(stranger))).toEqual([404, 'not_found'])
    expect(refusalOf(await remove(teacher, other.id))).toEqual([404, 'not_found'])
  }
  const { answers, duties } = await place.former(line.id)
  expect([answers[0]?.na_reason, duties[0]?.plan]).toEqual([reason, plan])
})
