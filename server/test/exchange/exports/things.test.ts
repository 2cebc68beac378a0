import { planCalls } from 'contract/evaluation/plan/action-plans'
import { exportCalls } from 'contract/exchange/export-calls'
import type { Job } from 'contract/exchange/jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob } from '../../../src/platform/jobs/queries.ts'
import { givenAnswers, givenEvaluatedSchool, givenEvaluation, thisYear } from '../../given/lines.ts'
import type { Someone } from '../../given/people.ts'
import { working } from '../../platform/working.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { readPdf } from '../documents/reading/poppler.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluatedSchool>>
let evaluation: { id: number; line: number }
let elsewhere: { id: number; line: number }
let plan: number
const { exported, ended, download } = working(() => vereda)

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  here = await givenEvaluatedSchool(db)
  const { administrator, coordinator, teacher, school, otherSchool, instrument } = here
  evaluation = await givenEvaluation(vereda, coordinator, school.id, instrument.id, thisYear)
  elsewhere = await givenEvaluation(vereda, administrator, otherSchool.id, instrument.id, thisYear)
  await givenAnswers(db, evaluation.line, teacher.id, 'D')
  const of = { parameters: { id: evaluation.id } }
  plan = (await vereda.ask(planCalls.read, teacher, of)).body.id
})
afterAll(() => vereda.close())

const ask = async (person: Someone, body: object) => {
  const { status, body: answer } = await exported(person, { format: 'pdf', variant: 'easy_read', ...body })
  const [field, [fault]] = Object.entries(answer.errors ?? {})[0] ?? ['', []]
  return field ? [status, field, fault?.code] : [status, answer.code].filter((each) => each !== undefined)
}

test('permissions are checked again when the file is made', async () => {
  const { stranger, coordinator } = here
  const { db } = vereda.database
  const stored = { subject: 'evaluation', format: 'pdf', id: evaluation.id, variant: 'standard' }
  const job = { person: stranger.id, kind: 'export', language: 'en', asked: stored, request: 'r' } as const
  const { id } = await addJob(db, job)
  await exported(coordinator, { subject: 'list', query: '/api/region/', format: 'csv' })
  const failed: Job = await ended(stranger, id)
  expect(failed).toMatchObject({ status: 'failed', answer: { code: 'permission_denied' } })
})

test('the file is in the requested language and variant, and the audit has who requested what, and who downloaded it', async () => {
  const { teacher } = here
  const wanted = { subject: 'evaluation', id: evaluation.id, query: `line=${evaluation.line}`, format: 'pdf' }
  const { status, body } = await vereda.ask(exportCalls.start, teacher, {
    body: { ...wanted, variant: 'easy_read', language: 'es' } as never,
  })
  expect(status).toBe(202)
  const job = await ended(teacher, body.id)
  expect(job).toMatchObject({
    status: 'done',
    answer: {
      name: `Lo que vimos en ${thisYear} - School of the river.pdf`,
      content_type: 'application/pdf',
      rows: null,
    },
  })
  const { bytes, headers } = await download(teacher, body.id)
  expect(headers['content-type']).toBe('application/pdf')
  expect(readPdf(bytes).words).toContain('Lo que hacemos bien')
  const rows = await vereda.database.db
    .selectFrom('audit')
    .where('object_type', '=', 'job')
    .where('object_id', '=', body.id)
    .select(['actor_id', 'deed', 'new'])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    {
      actor_id: teacher.id,
      deed: 'export.start',
      new: { subject: 'evaluation', format: 'pdf', id: evaluation.id, line: evaluation.line },
    },
    { actor_id: teacher.id, deed: 'export.download' },
  ])
})

test('who may read a subject may export it; only an administrator learns that it does not exist', async () => {
  const { administrator, representative, coordinator, teacher, stranger, newcomer, school, instrument } = here
  const things = [
    { subject: 'evaluation', id: evaluation.id },
    { subject: 'action_plan', id: plan },
    { subject: 'school', id: school.id },
    { subject: 'letter', id: school.id },
  ]
  for (const thing of things) {
    for (const person of [administrator, representative, coordinator, teacher])
      expect([thing.subject, await ask(person, thing)]).toEqual([thing.subject, [202]])
    for (const person of [stranger, newcomer])
      expect([thing.subject, await ask(person, thing)]).toEqual([thing.subject, [403, 'permission_denied']])
    expect(await ask(teacher, { ...thing, id: 987_654 })).toEqual([403, 'permission_denied'])
    const missing =
      thing.subject === 'evaluation' ? [404, 'assessment_not_found'] : [400, 'id', 'does_not_exist']
    expect(await ask(administrator, { ...thing, id: 987_654 })).toEqual(missing)
    expect(await ask(administrator, { subject: thing.subject })).toEqual([400, 'id', 'required'])
  }
  expect(await ask(newcomer, { subject: 'instrument', id: instrument.id })).toEqual([202])
  const noInstrument = { subject: 'instrument', id: 987_654 }
  expect(await ask(administrator, noInstrument)).toEqual([400, 'id', 'instrument_not_found'])
  expect(await ask(teacher, noInstrument)).toEqual([400, 'id', 'instrument_not_found'])
})

test('a requested line must belong to the subject', async () => {
  const { administrator, teacher, school } = here
  for (const thing of [
    { subject: 'evaluation', id: evaluation.id },
    { subject: 'school', id: school.id },
    { subject: 'letter', id: school.id },
  ]) {
    const at = (query: string) => ({ ...thing, query })
    expect(await ask(teacher, at(`line=${evaluation.line}`))).toEqual([202])
    expect(await ask(teacher, at('line=987654'))).toEqual([403, 'permission_denied'])
    expect(await ask(administrator, at(`line=${elsewhere.line}`))).toEqual([400, 'query', 'does_not_exist'])
    for (const query of ['line=x', 'line=0', 'line=1&line=2', 'a\u0000b', '\ud800'])
      expect(await ask(teacher, at(query))).toEqual([400, 'query', 'validation_error'])
  }
})
