import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { expect, test } from 'vitest'
import { givenEvaluatedSchool, givenEvaluation, thisYear } from '../../given/lines.ts'
import { givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const context = await givenEvaluatedSchool(db)
const { region, instrument, coordinator, representative, administrator, teacher, stranger } = context

const newSchool = () => givenSchool(db, region.id)

test('a coordinator begins an evaluation with an open base line', async () => {
  const school = await newSchool()
  const { status, body } = await ask(evaluationCalls.create, coordinator, {
    body: {
      school: school.id,
      instrument: instrument.id,
      year: thisYear,
      date: '2026-03-01',
      period: 'First half',
    },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    school: { id: school.id, name: school.name },
    region: { id: region.id, name: region.name },
    country: { id: context.country.id, name: context.country.name },
    instrument: { id: instrument.id },
    date: '2026-03-01',
    period: 'First half',
    version: 1,
    lines: [{ evaluation_type: 'base', year: thisYear, status: 'OPEN' }],
    line: {
      evaluation_type: 'base',
      status: 'OPEN',
      progress: { answered: 0, indicators: instrument.indicators.length, cells_complete: 0, cells: 21 },
      indiprin: instrument.categories.map(({ id }, place) => ({
        category: id,
        score: place === 1 || place === 2 ? 15 : 14,
      })),
      results: [],
      files: [],
      reviews: [],
      place: { school: school.name, region: region.name, country: context.country.name },
      changed_since_submission: [],
      submitted_by: null,
      closed_at: null,
    },
  })
  const plan = await db.selectFrom('action_plans').select('id').where('line_id', '=', body.line.id).execute()
  expect(plan).toHaveLength(1)
})

test('a second evaluation with the instrument waits until the latest line of the first is closed', async () => {
  const school = await newSchool()
  const first = await givenEvaluation(vereda, coordinator, school.id, instrument.id)
  const again = { body: { school: school.id, instrument: instrument.id, year: thisYear } }
  expect(await ask(evaluationCalls.create, coordinator, again)).toMatchObject({
    status: 409,
    body: { code: 'evaluation_exists' },
  })
  await db.updateTable('lines').set({ status: 'CLOSED' }).where('id', '=', first.line).execute()
  expect((await ask(evaluationCalls.create, coordinator, again)).status).toBe(201)
})

test('of many who begin the same evaluation at the same time one succeeds', async () => {
  const school = await newSchool()
  const body = { school: school.id, instrument: instrument.id, year: thisYear }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(evaluationCalls.create, coordinator, { body })),
  )
  expect(answers.map((answer) => answer.status).sort((one, other) => one - other)).toEqual([
    201, 409, 409, 409, 409, 409, 409, 409,
  ])
})

test('a school out of scope is refused as if it did not exist', async () => {
  const school = await newSchool()
  const body = { school: school.id, instrument: instrument.id, year: thisYear }
  const missing = { ...body, school: 999_999 }
  for (const [who, message, status, code] of [
    [null, body, 401, 'not_authenticated'],
    [teacher, body, 403, 'permission_denied'],
    [stranger, body, 403, 'permission_denied'],
    [stranger, missing, 403, 'permission_denied'],
    [representative, missing, 403, 'permission_denied'],
    [administrator, missing, 400, 'does_not_exist'],
    [administrator, { ...body, instrument: 999_999 }, 400, 'instrument_not_found'],
    [coordinator, { ...body, instrument: 999_999 }, 400, 'instrument_not_found'],
    [coordinator, { ...body, year: 1999 }, 400, 'validation_error'],
    [coordinator, { ...body, year: thisYear + 2 }, 400, 'validation_error'],
    [coordinator, { ...body, date: '2026-02-30' }, 400, 'validation_error'],
    [coordinator, { ...body, period: 'x'.repeat(61) }, 400, 'max_length'],
    [coordinator, { school: school.id, instrument: instrument.id }, 400, 'required'],
  ] as const) {
    const answer = await ask(evaluationCalls.create, who, { body: message as typeof body })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
})

test('no evaluation begins with a disabled instrument', async () => {
  const school = await newSchool()
  await db.updateTable('instruments').set({ enabled: false }).where('id', '=', instrument.id).execute()
  const answer = await ask(evaluationCalls.create, coordinator, {
    body: { school: school.id, instrument: instrument.id, year: thisYear },
  })
  await db.updateTable('instruments').set({ enabled: true }).where('id', '=', instrument.id).execute()
  expect([answer.status, answer.body.code]).toEqual([409, 'instrument_not_enabled'])
})

test('a school reads its own evaluation, and not that of others or a line of another', async () => {
  const { school } = context
  const mine = await givenEvaluation(vereda, coordinator, school.id, instrument.id)
  const other = await givenEvaluation(vereda, administrator, context.otherSchool.id, instrument.id)
  const read = (who: typeof teacher, id: number, evaluation_line_id?: number) =>
    ask(evaluationCalls.read, who, {
      parameters: { id },
      query: evaluation_line_id === undefined ? {} : { evaluation_line_id },
    })
  const seen = await read(teacher, mine.id)
  expect(seen.status).toBe(200)
  expect(seen.headers['etag']).toBe('"v1"')
  expect((await read(teacher, mine.id, mine.line)).body.line.id).toBe(mine.line)
  for (const answer of [
    await read(teacher, mine.id, other.line),
    await read(teacher, other.id),
    await read(stranger, mine.id),
    await read(context.newcomer, mine.id),
    await read(teacher, 999_999),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  }
  const readiness = await ask(lineCalls.readiness, teacher, { parameters: { id: mine.line } })
  expect(readiness.body.files).toHaveLength(21)
  expect((await ask(lineCalls.readiness, teacher, { parameters: { id: other.line } })).status).toBe(404)
})
