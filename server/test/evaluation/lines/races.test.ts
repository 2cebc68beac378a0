// @both-databases: one session in turns here, sessions that lock each other there
import { fileCalls } from 'contract/evaluation/files'
import { lineCalls } from 'contract/evaluation/lines'
import { resultCalls } from 'contract/evaluation/results'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { givenEvaluatedSchool, givenReadyLine, thisYear } from '../../given/lines.ts'
import { givenSchool } from '../../given/places.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const { region, instrument, coordinator, representative } = await givenEvaluatedSchool(db)

const folder = temporaryFolder()
const settings = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_SECOND: '0', MIN_FREE_MB: '0', DATA_DIR: folder.path }
const other = await buildApp({ database, settings: readSettings(settings) })
afterAll(async () => {
  await other.close()
  folder.remove()
})

const ready = async () =>
  givenReadyLine(vereda, coordinator, (await givenSchool(db, region.id)).id, instrument.id)
const at = (id: number) => ({ parameters: { id } })
const count = async (
  table: 'submissions' | 'lines' | 'action_plans',
  column: 'line_id' | 'evaluation_id',
  id: number,
) =>
  (
    await db
      .selectFrom(table)
      .select('id')
      .where(column as never, '=', id as never)
      .execute()
  ).length
const notified = async (evaluation: number, code: 'line_submitted') =>
  (
    await db
      .selectFrom('notifications')
      .select('id')
      .where('evaluation_id', '=', evaluation)
      .where('code', '=', code)
      .where('user_id', '=', representative.id)
      .execute()
  ).length

test('of two who submit at the same time, each on another server, exactly one succeeds', async () => {
  const { id, line } = await ready()
  const url = `/api/evaluation-stage-progress/${line}/submit-for-review/`
  const headers = { authorization: `Bearer ${coordinator.token}` }
  for (let round = 1; round <= 200; round += 1) {
    const answers = await Promise.all(
      [vereda.app, other].map((server) => server.inject({ method: 'POST', url, headers })),
    )
    const [won, lost] = answers.toSorted((one, two) => one.statusCode - two.statusCode)
    expect([won?.statusCode, lost?.statusCode, lost?.json().code]).toEqual([200, 409, 'line_not_open'])
    expect(won?.json().line.version).toBe(round * 2)
    await ask(lineCalls.return, representative, { ...at(line), body: { messages: [{ text: 'Once more' }] } })
  }
  expect(await count('submissions', 'line_id', line)).toBe(200)
  expect(await notified(id, 'line_submitted')).toBe(200)
}, 180_000)

test('the same request sent again is answered as the first time', async () => {
  const { id, line } = await ready()
  const again = { ...at(line), headers: { 'idempotency-key': 'once-and-again' } }
  const answers = await Promise.all([1, 2, 3].map(() => ask(lineCalls.submit, coordinator, again)))
  for (const answer of answers) {
    expect([200, 409]).toContain(answer.status)
    if (answer.status === 409) expect(answer.body.code).toBe('idempotency_in_progress')
  }
  const first = answers.find(
    (answer) => answer.headers['idempotent-replay'] === undefined && answer.status === 200,
  )
  const replayed = await ask(lineCalls.submit, coordinator, again)
  expect([replayed.status, replayed.headers['idempotent-replay'], replayed.body]).toEqual([
    200,
    'true',
    first?.body,
  ])
  expect(await ask(lineCalls.submit, representative, again)).toMatchObject({
    status: 409,
    body: { code: 'line_not_open' },
  })
  expect([await count('submissions', 'line_id', line), await notified(id, 'line_submitted')]).toEqual([1, 1])
})

test('of many who open the next line at the same time one succeeds', async () => {
  const { id, line } = await ready()
  await db.updateTable('lines').set({ status: 'CLOSED' }).where('id', '=', line).execute()
  const body = { status: 'OPEN' as const, evaluation: id, year: thisYear }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ask(lineCalls.open, coordinator, { ...at(line), body })),
  )
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409, 409, 409,
  ])
  expect(answers.filter((answer) => answer.status === 409).map((answer) => answer.body.code)).toEqual(
    Array.from({ length: 5 }, () => 'previous_line_not_closed'),
  )
  expect(await count('lines', 'evaluation_id', id)).toBe(2)
})

test('a photo deleted while its line is submitted is never missing from a line in review', async () => {
  const { line } = await ready()
  const cell = { line_id: line, category_id: instrument.categories[0]?.id ?? 0, stage: 1 as const }
  const photo = {
    ...cell,
    kind: 'photo' as const,
    name: 'wall.jpg',
    content_type: 'image/jpeg',
    size: 1,
    sha256: '',
    description: null,
    consent_by: null,
    consent_text: null,
    uploaded_by: coordinator.id,
  }
  const photos = () =>
    db
      .selectFrom('files')
      .select('id')
      .where('line_id', '=', line)
      .where('category_id', '=', cell.category_id)
      .where('stage', '=', 1)
      .where('kind', '=', 'photo')
      .where('deleted_at', 'is', null)
      .execute()
  const seen = { submitted: 0, deleted: 0 }
  for (let round = 0; round < 200; round += 1) {
    if ((await photos()).length < 2)
      await db
        .insertInto('files')
        .values({ ...photo, object: crypto.randomUUID() })
        .execute()
    await db.updateTable('lines').set({ status: 'OPEN' }).where('id', '=', line).execute()
    const last = (await photos())[0]?.id ?? 0
    const remove = () => ask(fileCalls.remove, coordinator, at(last))
    const submit = () => ask(lineCalls.submit, coordinator, at(line))
    const [one, other] = await Promise.all(round % 2 === 0 ? [remove(), submit()] : [submit(), remove()])
    const { status } = await db
      .selectFrom('lines')
      .select('status')
      .where('id', '=', line)
      .executeTakeFirstOrThrow()
    const left = (await photos()).length
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect([status, left]).toEqual(status === 'IN REVIEW' ? ['IN REVIEW', 2] : ['OPEN', 1])
    if (status === 'IN REVIEW') seen.submitted += 1
    else seen.deleted += 1
  }
  expect(seen.submitted).toBeGreaterThan(0)
  expect(seen.deleted).toBeGreaterThan(0)
}, 180_000)

test('an answer removed while its line is submitted is counted or refused', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { line } = await ready()
    const { id } = await db
      .selectFrom('results')
      .select('id')
      .where('line_id', '=', line)
      .limit(1)
      .executeTakeFirstOrThrow()
    const [removed, submitted] = await Promise.all([
      ask(resultCalls.remove, coordinator, at(id)),
      ask(lineCalls.submit, coordinator, at(line)),
    ])
    const outcome = [removed.status, removed.body.code, submitted.status, submitted.body.code]
    expect([
      [200, 'result_deleted', 409, 'results_missing'],
      [409, 'cycle_not_open', 200, 'line_submitted'],
    ]).toContainEqual(outcome)
  }
}, 120_000)
