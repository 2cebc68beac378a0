import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { expect, test } from 'vitest'
import {
  givenAnswers,
  givenEvaluatedSchool,
  givenEvaluation,
  givenEvidence,
  givenReadyLine,
  thisYear,
} from '../../given/lines.ts'
import type { Someone } from '../../given/people.ts'
import { givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const context = await givenEvaluatedSchool(db)
const { region, instrument, coordinator, teacher, stranger, administrator } = context

const ready = async () =>
  givenReadyLine(vereda, coordinator, (await givenSchool(db, region.id)).id, instrument.id)
const at = (id: number) => ({ parameters: { id } })
const submit = (id: number, who: Someone = coordinator) => ask(lineCalls.submit, who, at(id))
const review = (id: number, who: Someone = coordinator) => ask(lineCalls.review, who, { ...at(id), body: {} })
const close = (line: { id: number; line: number }, who: Someone = coordinator) =>
  ask(lineCalls.open, who, { ...at(line.line), body: { status: 'CLOSED', evaluation: line.id } })
const openNext = (line: { id: number; line: number }, year = thisYear) =>
  ask(lineCalls.open, coordinator, { ...at(line.line), body: { status: 'OPEN', evaluation: line.id, year } })

test('a line goes from open to closed, and the next one follows', async () => {
  const line = await ready()
  const submitted = await submit(line.line)
  expect(submitted).toMatchObject({
    status: 200,
    body: {
      code: 'line_submitted',
      detail: 'Line submitted for review',
      line: { status: 'IN REVIEW', version: 2, submitted_by: { id: coordinator.id, name: 'Rosa Ruiz' } },
    },
  })
  expect(submitted.body.line.results).toHaveLength(66)
  expect(submitted.body.line.files).toHaveLength(63)
  expect(submitted.body.line.progress).toEqual({
    answered: 66,
    indicators: 66,
    cells_complete: 21,
    cells: 21,
  })
  const reviewed = await ask(lineCalls.review, coordinator, {
    ...at(line.line),
    body: { messages: [{ text: 'Well done', category: instrument.categories[0]?.id ?? 0, stage: 2 }] },
  })
  expect(reviewed).toMatchObject({
    status: 200,
    body: {
      code: 'line_reviewed',
      line: {
        status: 'VALIDATED',
        reviewed_by: { id: coordinator.id },
        reviews: [
          { kind: 'validated', by: { name: 'Rosa Ruiz' }, messages: [{ text: 'Well done', stage: 2 }] },
        ],
      },
    },
  })
  const closed = await close(line)
  expect(closed).toMatchObject({
    status: 200,
    body: { code: 'line_closed', line: { status: 'CLOSED', version: 4 } },
  })
  expect(closed.body.line.closed_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const opened = await openNext(line)
  expect(opened).toMatchObject({
    status: 201,
    body: {
      code: 'line_opened',
      line: { evaluation_type: 'second', status: 'OPEN', year: thisYear, version: 1 },
    },
  })
  const detail = await ask(evaluationCalls.read, teacher, at(line.id))
  expect(detail.status).toBe(404)
  const seen = await ask(evaluationCalls.read, coordinator, at(line.id))
  expect(seen.body.lines.map(({ evaluation_type, status }) => [evaluation_type, status])).toEqual([
    ['base', 'CLOSED'],
    ['second', 'OPEN'],
  ])
  expect(seen.body.line.id).toBe(opened.body.line.id)
})

test('every transition is refused from every other status', async () => {
  const line = await ready()
  const allRefused = async (expected: Record<string, [number, string]>) => {
    const request = {
      submit: () => submit(line.line),
      review: () => review(line.line),
      return: () =>
        ask(lineCalls.return, coordinator, { ...at(line.line), body: { messages: [{ text: 'No' }] } }),
      close: () => close(line),
      open: () => openNext(line),
    }
    for (const [name, [status, code]] of Object.entries(expected)) {
      const answer = await request[name as keyof typeof request]()
      expect([name, answer.status, answer.body.code]).toEqual([name, status, code])
    }
  }
  const submitNo: [number, string] = [409, 'line_not_open']
  const reviewNo: [number, string] = [409, 'line_not_in_review']
  const closeNo: [number, string] = [409, 'line_not_validated']
  const openNo: [number, string] = [409, 'previous_line_not_closed']
  await allRefused({ review: reviewNo, return: reviewNo, close: closeNo, open: openNo })
  await submit(line.line)
  await allRefused({ submit: submitNo, close: closeNo, open: openNo })
  await review(line.line)
  await allRefused({ submit: submitNo, review: reviewNo, return: reviewNo, open: openNo })
  await close(line)
  await allRefused({ submit: submitNo, review: reviewNo, return: reviewNo, close: [409, 'no_line_to_close'] })
  await openNext(line)
  await allRefused({ submit: submitNo, close: closeNo, open: openNo })
})

test('a line without enough evidence gets the cells with what they lack', async () => {
  const school = await givenSchool(db, region.id)
  const { line } = await givenEvaluation(vereda, coordinator, school.id, instrument.id)
  await givenAnswers(db, line, coordinator.id)
  await givenEvidence(db, line, coordinator.id)
  const category = instrument.categories[3]?.id ?? 0
  const inCell = db
    .selectFrom('files')
    .select('id')
    .where('line_id', '=', line)
    .where('category_id', '=', category)
    .where('stage', '=', 2)
  const photo = await inCell.where('kind', '=', 'photo').executeTakeFirstOrThrow()
  const document = await inCell.where('kind', '=', 'document').executeTakeFirstOrThrow()
  await db
    .updateTable('files')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', photo.id)
    .execute()
  await db.updateTable('files').set({ scan: 'infected' }).where('id', '=', document.id).execute()
  const missing = [{ category, stage: 2, photos: 1, documents: 0 }]
  expect(await submit(line)).toMatchObject({ status: 409, body: { code: 'minimum_files_not_met', missing } })
  await db.updateTable('files').set({ kind: 'archive' }).where('id', '=', document.id).execute()
  await db.updateTable('files').set({ scan: 'clean' }).where('id', '=', document.id).execute()
  expect(await submit(line)).toMatchObject({ status: 409, body: { code: 'minimum_files_not_met', missing } })
  const readiness = await ask(lineCalls.readiness, coordinator, at(line))
  expect(readiness.body.ready).toBe(false)
  expect(readiness.body.files.filter((cell) => !cell.complete)).toEqual([
    { ...missing[0], photos_needed: 2, documents_needed: 1, complete: false },
  ])
})

test('a line without every answer gets the missing indicators', async () => {
  const school = await givenSchool(db, region.id)
  const { line } = await givenEvaluation(vereda, coordinator, school.id, instrument.id)
  await givenEvidence(db, line, coordinator.id)
  await givenAnswers(db, line, coordinator.id)
  const indicators = [instrument.indicators[4]?.id ?? 0, instrument.indicators[60]?.id ?? 0]
  await db.deleteFrom('results').where('line_id', '=', line).where('indicator_id', 'in', indicators).execute()
  expect(await submit(line)).toMatchObject({
    status: 409,
    body: { code: 'results_missing', missing_indicators: indicators },
  })
  const readiness = await ask(lineCalls.readiness, coordinator, at(line))
  expect(readiness.body).toMatchObject({
    ready: false,
    results: { answered: 64, total: 66, missing: indicators },
  })
})

test('a line out of scope is answered as if it did not exist; a school cannot review', async () => {
  const line = await givenReadyLine(vereda, coordinator, context.school.id, instrument.id)
  for (const answer of [
    await submit(line.line, stranger),
    await review(line.line, stranger),
    await close(line, stranger),
    await submit(999_999, stranger),
    await submit(999_999, administrator),
    await submit(line.line, context.newcomer),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  }
  for (const answer of [await review(line.line, teacher), await close(line, teacher)]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'permission_denied'])
  }
  expect((await submit(line.line, teacher)).status).toBe(200)
})
