import { exportCalls } from 'contract/exchange/export-calls'
import { formatsOf } from 'contract/exchange/exports'
import { afterAll, expect, test } from 'vitest'
import { parse } from '../../../src/exchange/spreadsheets/parse.ts'
import type { SheetFormat } from '../../../src/exchange/spreadsheets/write-sheet.ts'
import { givenPlaces } from '../../places/schools/places.ts'
import { working } from '../../platform/working.ts'

const here = givenPlaces()
afterAll(() => here().vereda.close())
const { exported, fileOf, download, ended } = working(() => here().vereda)

const rowsIn = async (bytes: Buffer, format: SheetFormat = 'csv') => {
  const rows: unknown[][] = []
  const limits = { rows: 100_000, columns: 100, characters: 100_000 }
  for await (const { cells } of parse(new Uint8Array(bytes), format, limits)) rows.push(cells)
  return rows
}

test('a list that a person may not read they may not export, and another person’s file is missing', async () => {
  const { evaluator, coordinator, administrator } = here()
  const list = (query: string) => ({ subject: 'list', query, format: 'csv' })
  expect(await exported(evaluator, list('/api/user_information/'))).toMatchObject({
    status: 403,
    body: { code: 'permission_denied' },
  })
  const mine = await exported(evaluator, list('/api/school/'))
  expect(mine.status).toBe(202)
  await ended(evaluator, mine.body.id)
  expect((await download(administrator, mine.body.id)).status).toBe(404)
  expect((await rowsIn((await download(evaluator, mine.body.id)).bytes)).slice(1)).toHaveLength(1)
  expect((await download(coordinator, 987_654)).status).toBe(404)
})

test('a HEAD request for a file downloads nothing', async () => {
  const { administrator, vereda } = here()
  const { job, bytes } = await fileOf(administrator, '/api/region/')
  const downloads = () =>
    vereda.database.db
      .selectFrom('audit')
      .where('deed', '=', 'export.download')
      .where('object_id', '=', job.id)
      .select('id')
      .execute()
  expect(await downloads()).toHaveLength(1)
  const head = await vereda.app.inject({
    method: 'HEAD',
    url: `/api/export/${job.id}/file/`,
    headers: { authorization: `Bearer ${administrator.token}` },
  })
  expect([head.statusCode, Number(head.headers['content-length'])]).toEqual([200, bytes.length])
  expect(await downloads()).toHaveLength(1)
})

test('an unknown subject, or a path that is no list, is refused with a reason', async () => {
  const { administrator } = here()
  const ask = async (body: object) => {
    const answer = await exported(administrator, body)
    return [
      answer.status,
      Object.entries(answer.body.errors ?? {}).map(([field, [first]]) => [field, first?.code]),
    ]
  }
  expect(await ask({ subject: 'list', query: '/api/school/', format: 'pdf' })).toEqual([
    400,
    [['format', 'invalid_format']],
  ])
  expect(await ask({ subject: 'list', query: '/api/school/', format: 'exe' })).toEqual([
    400,
    [['format', 'invalid_format']],
  ])
  for (const subject of [
    'evaluation',
    'action_plan',
    'school',
    'report',
    'instrument',
    'statistics',
    'audit',
  ] as const) {
    if (formatsOf[subject]?.includes('xlsx')) continue
    expect(await ask({ subject, id: 1, format: 'xlsx' })).toEqual([400, [['format', 'invalid_format']]])
  }
  expect(await ask({ subject: 'list', format: 'csv' })).toEqual([400, [['query', 'required']]])
  for (const query of [
    '/api/nothing/',
    'https://evil.example/api/school/',
    '//evil.example/api/school/',
    'x',
    '/api/school/?order=name&order=id',
  ]) {
    expect(await ask({ subject: 'list', query, format: 'csv' })).toEqual([
      400,
      [['query', 'validation_error']],
    ])
  }
  expect(await ask({ subject: 'list', query: '/api/school/?order=password', format: 'csv' })).toEqual([
    400,
    [['order', 'invalid_order']],
  ])
  expect(
    (await here().vereda.ask(exportCalls.start, null, { body: { subject: 'list', format: 'csv' } })).status,
  ).toBe(401)
})

test('a list is named by its path, with or without /api/', async () => {
  const { administrator } = here()
  for (const query of ['school/?search=brisa', '/school?search=brisa', 'api/school?search=brisa']) {
    const columns = ['name']
    const started = await exported(administrator, { subject: 'list', query, format: 'csv', columns })
    await ended(administrator, started.body.id)
    const { bytes } = await download(administrator, started.body.id)
    expect([query, await rowsIn(bytes)]).toEqual([query, [['Name'], ['Brisa']]])
  }
  for (const query of [
    '//school/',
    'http://localhost/api/school/',
    '/\\school/',
    '../api/school/',
    'school/..',
    '?',
  ])
    expect([query, await exported(administrator, { subject: 'list', query, format: 'csv' })]).toMatchObject([
      query,
      { status: 400, body: { errors: { query: [{ code: 'validation_error' }] } } },
    ])
})

test('an unknown column of a list is refused with a reason, and statistics have no columns to choose', async () => {
  const { administrator } = here()
  for (const [subject, query] of [
    ['list', '/api/region/'],
    ['statistics', '/api/statistics/?model=region'],
  ]) {
    const { status, body } = await exported(administrator, {
      subject,
      query,
      format: 'csv',
      columns: ['password'],
    })
    expect([status, body.errors]).toMatchObject([400, { columns: [{ code: 'validation_error' }] }])
  }
})
