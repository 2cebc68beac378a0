import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataValue } from '../../../src/exchange/exports/dhis2/data-values.ts'
import { thisYear } from '../../given/lines.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { exportedFrom } from './exported.ts'
import { givenEvaluated } from './given-evaluated.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluated>>
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenEvaluated(vereda)
})
afterAll(() => vereda.close())
const { fileOf, exported } = exportedFrom(() => vereda)

type ValueSet = { dataSet: string; period?: string; orgUnit?: string; dataValues: DataValue[] }

const valuesOf = async (person = here.coordinator, body: object = {}): Promise<ValueSet> => {
  const request = {
    subject: 'evaluation',
    id: here.evaluation,
    query: `line=${here.base}`,
    format: 'dhis2',
    ...body,
  }
  const { bytes, headers } = await fileOf(person, request)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  return JSON.parse(bytes.toString()) as ValueSet
}

test('a closed line is a set of data values: every figure of its results, under stable codes', async () => {
  const message = await valuesOf()
  const place = { period: String(thisYear - 1), orgUnit: `VEREDA_SCHOOL_${here.school.id}` }
  expect(message).toMatchObject({ dataSet: 'VEREDA', ...place })
  const { body } = await vereda.ask(schoolResultsCalls.read, here.coordinator, {
    parameters: { id: here.school.id },
  })
  const [base] = body.lines
  if (!base) throw new Error('There is no line')
  const values = new Map(message.dataValues.map(({ dataElement, value }) => [dataElement, value]))
  expect(values.size).toBe(message.dataValues.length)
  expect(values.get('VEREDA_PERCENT')).toBe(String(base.overall?.percent))
  expect(values.get('VEREDA_WEIGHTED_PERCENT')).toBe(String(base.overall?.weighted_percent))
  for (const { number, points, percent, stage, weight } of base.categories) {
    const domain = ['POINTS', 'PERCENT', 'STAGE', 'WEIGHT'].map((each) =>
      values.get(`VEREDA_D${number}_${each}`),
    )
    expect(domain).toEqual([points, percent, stage, weight].map(String))
  }
  for (const { code, points } of base.indicators)
    expect([code, values.get(`VEREDA_I${code.replaceAll('.', '_')}`)]).toEqual([
      code,
      points === null ? undefined : String(points),
    ])
  for (const each of message.dataValues) {
    expect(each).toMatchObject(place)
    expect(each.dataElement).toMatch(/^VEREDA_[A-Z0-9_]{1,40}$/)
  }
})

test('a line that is not validated is refused, the newest one too', async () => {
  const ask = (query?: string, person = here.teacher) =>
    exported(person, { subject: 'evaluation', id: here.evaluation, format: 'dhis2', query })
  for (const query of [undefined, `line=${here.second}`]) {
    const { status, body } = await ask(query)
    expect([status, body.code]).toEqual([409, 'line_not_validated'])
  }
  expect((await ask(`line=${here.base}`, here.stranger)).status).toBe(403)
})

test('a list of evaluations gives the validated lines of all in scope and filters', async () => {
  const list = (query: string) => ({ subject: 'list', id: undefined, query, format: 'dhis2' })
  const { dataValues } = await valuesOf(here.representative, list('/api/evaluation/'))
  expect(dataValues).toEqual((await valuesOf()).dataValues)
  const narrowed = await valuesOf(here.representative, list(`/api/evaluation/?year=${thisYear}`))
  expect(narrowed.dataValues).toEqual([])
  expect((await valuesOf(here.stranger, list('/api/evaluation/'))).dataValues).toEqual([])
  const { status, body } = await exported(here.representative, list('/api/school/'))
  expect([status, body.code]).toEqual([400, 'invalid_format'])
})
