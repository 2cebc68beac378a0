import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { expect, test } from 'vitest'
import { auditOf, changesOf, setStatus } from '../../given/answers.ts'
import { givenEvaluatedSchool, givenEvaluation, givenEvidence, thisYear } from '../../given/lines.ts'
import type { Someone } from '../../given/people.ts'
import { givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const context = await givenEvaluatedSchool(db)
const { region, instrument, coordinator, teacher, stranger, administrator } = context

const begun = async () => {
  const school = await givenSchool(db, region.id)
  return givenEvaluation(vereda, coordinator, school.id, instrument.id)
}
const scores = (points: number[]) =>
  instrument.categories.map(({ id }, place) => ({ category: id, score: points[place] ?? 0 }))
const weigh = (
  line: number,
  points: { category: number; score: number }[],
  who: Someone = coordinator,
  version?: number,
) =>
  ask(evaluationCalls.weigh, who, {
    body: { evaluation_line: line, scores: points },
    headers: version === undefined ? {} : { 'if-match': `"v${version}"` },
  })

test('a coordinator changes date and period while the line is open', async () => {
  const { id, line } = await begun()
  const change = (body: object, version?: number, who: Someone = coordinator) =>
    ask(evaluationCalls.change, who, {
      parameters: { id },
      body,
      headers: version === undefined ? {} : { 'if-match': `"v${version}"` },
    })
  const changed = await change({ date: '2026-04-01', period: 'Autumn' }, 1)
  expect(changed).toMatchObject({ status: 200, body: { date: '2026-04-01', period: 'Autumn', version: 2 } })
  expect(changed.headers['etag']).toBe('"v2"')
  expect((await change({ date: null })).body).toMatchObject({ date: null, period: 'Autumn', version: 3 })
  expect(await change({ period: 'Late' }, 2)).toMatchObject({
    status: 412,
    body: { code: 'version_conflict', version: 3 },
  })
  expect((await change({ period: 'Late' }, undefined, teacher)).status).toBe(403)
  expect((await change({ period: 'Late' }, undefined, stranger)).status).toBe(404)
  expect((await change({ status: 'CLOSED' })).body.code).toBe('permission_denied')
  await setStatus(db, line, 'IN REVIEW')
  expect(await change({ period: 'Late' }, 1)).toMatchObject({ status: 409, body: { code: 'cycle_not_open' } })
  expect(await changesOf(db, 'evaluation', id)).toMatchObject([
    { deed: 'evaluation.create' },
    { deed: 'evaluation.change', old: { date: null, period: null }, new: { date: '2026-04-01' } },
    { deed: 'evaluation.change', old: { date: '2026-04-01' }, new: { date: null } },
  ])
})

test('an evaluation is deleted with everything that belongs to it, and its stored files are marked for deletion', async () => {
  const { id, line } = await begun()
  await givenEvidence(db, line, coordinator.id)
  await weigh(line, scores([100, 0, 0, 0, 0, 0, 0]))
  const files = await db.selectFrom('files').select('id').where('line_id', '=', line).execute()
  const gone = await ask(evaluationCalls.remove, coordinator, { parameters: { id } })
  expect(gone).toMatchObject({
    status: 200,
    body: { code: 'evaluation_deleted', detail: 'Assessment deleted' },
  })
  expect((await ask(evaluationCalls.read, coordinator, { parameters: { id } })).status).toBe(404)
  const left = await db
    .selectFrom('files')
    .select(['line_id', 'deleted_at'])
    .where(
      'id',
      'in',
      files.map((file) => file.id),
    )
    .execute()
  expect(left).toHaveLength(63)
  expect(left.every((file) => file.line_id === null && file.deleted_at !== null)).toBe(true)
  expect((await auditOf(db, 'evaluation', id)).at(-1)).toMatchObject({
    deed: 'evaluation.delete',
    old: { lines: [{ id: line }] },
  })
})

test('an evaluation with a validated or closed line cannot be deleted, nor one out of scope', async () => {
  const { id, line } = await begun()
  const remove = (who: Someone = coordinator, version?: number) =>
    ask(evaluationCalls.remove, who, {
      parameters: { id },
      headers: version === undefined ? {} : { 'if-match': `"v${version}"` },
    })
  for (const status of ['VALIDATED', 'CLOSED'] as const) {
    await setStatus(db, line, status)
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'line_closed' } })
  }
  await setStatus(db, line, 'IN REVIEW')
  expect((await remove(teacher)).status).toBe(403)
  expect((await remove(stranger)).status).toBe(404)
  expect((await remove(coordinator, 7)).status).toBe(412)
  expect((await remove(coordinator, 1)).status).toBe(200)
})

test('100 points are distributed over the seven domains, with the version of the line', async () => {
  const { id, line } = await begun()
  const saved = await weigh(line, scores([40, 10, 10, 10, 10, 10, 10]).toReversed(), coordinator, 1)
  expect(saved).toMatchObject({ status: 200, body: { code: 'scores_saved', detail: 'Scores saved' } })
  expect(saved.body.indiprin).toEqual(scores([40, 10, 10, 10, 10, 10, 10]))
  const read = await ask(evaluationCalls.read, teacher, { parameters: { id } })
  expect(read.status).toBe(404)
  const seen = (await ask(evaluationCalls.read, coordinator, { parameters: { id } })).body.line
  expect([seen.version, seen.indiprin]).toEqual([2, saved.body.indiprin])
  expect(await weigh(line, scores([0, 0, 0, 0, 0, 0, 100]), coordinator, 1)).toMatchObject({
    status: 412,
    body: { code: 'version_conflict', version: 2 },
  })
  await setStatus(db, line, 'IN REVIEW')
  expect((await weigh(line, scores([0, 0, 0, 0, 0, 0, 100]))).status).toBe(200)
  await setStatus(db, line, 'VALIDATED')
  expect(await weigh(line, scores([0, 0, 0, 0, 0, 100, 0]))).toMatchObject({
    status: 409,
    body: { code: 'cycle_not_open' },
  })
  expect((await auditOf(db, 'line', line)).map(({ deed: action, old }) => [action, old])).toEqual([
    ['evaluation.weigh', { indiprin: [] }],
    ['evaluation.weigh', { indiprin: scores([40, 10, 10, 10, 10, 10, 10]) }],
  ])
})

test('invalid points are refused, and none is stored', async () => {
  const { line } = await begun()
  const good = scores([40, 10, 10, 10, 10, 10, 10])
  const [first, ...rest] = good
  const swapped = (category: number) => [{ category, score: first?.score ?? 0 }, ...rest]
  for (const [points, status, code] of [
    [scores([40, 10, 10, 10, 10, 10, 11]), 400, 'scores_must_total_100'],
    [scores([99, 0, 0, 0, 0, 0, 0]), 400, 'scores_must_total_100'],
    [scores([101, -1, 0, 0, 0, 0, 0]), 400, 'validation_error'],
    [scores([99.5, 0.5, 0, 0, 0, 0, 0]), 400, 'validation_error'],
    [rest, 400, 'validation_error'],
    [swapped(rest[0]?.category ?? 0), 400, 'validation_error'],
    [swapped(999_999), 400, 'validation_error'],
  ] as const) {
    const answer = await weigh(line, [...points])
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
  expect((await weigh(line, good, teacher)).status).toBe(403)
  for (const [who, id, status, code] of [
    [stranger, line, 403, 'permission_denied'],
    [stranger, 999_999, 403, 'permission_denied'],
    [administrator, 999_999, 409, 'line_not_open'],
  ] as const) {
    const answer = await weigh(id, good, who)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
  expect(await db.selectFrom('indiprin_scores').selectAll().where('line_id', '=', line).execute()).toEqual([])
})

test('the year of an open line can be changed, never before that of the line before', async () => {
  const { id, line } = await begun()
  const change = (at: number, year: unknown, who: Someone = coordinator, version?: number) =>
    ask(lineCalls.changeYear, who, {
      parameters: { id: at },
      body: { year: year as number },
      headers: version === undefined ? {} : { 'if-match': `"v${version}"` },
    })
  const changed = await change(line, 2020, coordinator, 1)
  expect(changed).toMatchObject({ status: 200, body: { id: line, year: 2020, version: 2 } })
  expect(changed.headers['etag']).toBe('"v2"')
  expect((await change(line, 2021, coordinator, 1)).status).toBe(412)
  for (const year of [1999, thisYear + 2, 2020.5, '2020', null]) {
    expect((await change(line, year)).status).toBe(400)
  }
  expect((await change(line, 2021, teacher)).status).toBe(403)
  expect((await change(line, 2021, stranger)).status).toBe(404)
  await setStatus(db, line, 'CLOSED')
  expect(await change(line, 2021)).toMatchObject({ status: 409, body: { code: 'line_not_open' } })
  const next = await ask(lineCalls.open, coordinator, {
    parameters: { id: line },
    body: { status: 'OPEN', evaluation: id, year: 2020 },
  })
  const second = next.body.line.id
  expect(await change(second, 2019)).toMatchObject({
    status: 400,
    body: { code: 'validation_error', errors: { year: [{ code: 'validation_error' }] } },
  })
  expect((await change(second, thisYear + 1)).body.year).toBe(thisYear + 1)
  expect((await auditOf(db, 'line', line))[0]).toMatchObject({
    deed: 'line.change_year',
    old: { year: thisYear },
    new: { year: 2020 },
  })
})
