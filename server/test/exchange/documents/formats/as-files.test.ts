import { planCalls } from 'contract/evaluation/plan/action-plans'
import type { ExportAnswer } from 'contract/exchange/exports'
import { reportCalls } from 'contract/insight/reports'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document, Variant } from '../../../../src/exchange/documents/document.ts'
import { schoolDocument } from '../../../../src/exchange/documents/school/school-document.ts'
import { voiceIn } from '../../../../src/exchange/documents/voice.ts'
import { pdfOf } from '../../../../src/exchange/documents/write/pdf/write-pdf.ts'
import { prepare } from '../../../../src/exchange/documents/write/prepare.ts'
import { givenAnswers, givenEvaluatedSchool, givenEvaluation } from '../../../given/lines.ts'
import type { Someone } from '../../../given/people.ts'
import { working } from '../../../platform/working.ts'
import { givenVereda, type Vereda } from '../../../vereda.ts'
import { readPdf } from '../reading/poppler.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluatedSchool>>
let plan: number
const { exported, ended, download } = working(() => vereda)

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  here = await givenEvaluatedSchool(db)
  const { coordinator, teacher, school, instrument } = here
  const evaluation = await givenEvaluation(vereda, coordinator, school.id, instrument.id)
  await givenAnswers(db, evaluation.line, teacher.id, 'D')
  const of = { parameters: { id: evaluation.id } }
  plan = (await vereda.ask(planCalls.read, teacher, of)).body.id
})
afterAll(() => vereda.close())

const fileOf = async (person: Someone, body: object) => {
  const { status, body: answer } = await exported(person, { format: 'pdf', ...body })
  expect([status, answer.code]).toEqual([202, undefined])
  const job = await ended(person, answer.id)
  expect(job.status).toBe('done')
  return { name: (job.answer as ExportAnswer).name, bytes: (await download(person, answer.id)).bytes }
}
const refusal = async (person: Someone, body: object) => {
  const { status, body: answer } = await exported(person, { format: 'pdf', ...body })
  return [status, answer.code]
}

const readable = async (document: Document) => readPdf(pdfOf(prepare(document).prepared, []))
const request = (variant: Variant) => ({
  db: vereda.database.db,
  actor: { id: here.teacher.id, role: 3 as const, is_superuser: false, areas: [here.school.id] },
  variant,
  line: undefined,
})

test('the results of a school as a PDF have the figures of its page, in order', async () => {
  const { teacher, school } = here
  const { body } = await vereda.ask(schoolResultsCalls.read, teacher, { parameters: { id: school.id } })
  const document = await schoolDocument({ ...request('standard'), language: 'en', id: school.id })
  const { words: text, structure } = await readable(document)
  const [line] = body.lines
  const { score } = voiceIn('en')
  expect(text).toContain(`Overall result: ${score(line?.overall?.percent ?? -1)} of 100`)
  for (const { number, name } of line?.categories ?? []) expect(text).toContain(`${number}. ${name}`)
  const order = ['In three sentences', 'Strengths', 'Priorities', 'Domains in a picture', 'Answers by stage']
  const places = order.map((heading) => text.lastIndexOf(heading))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(structure).toContain('Figure')
}, 60_000)

test('whoever may not read it gets no document of it', async () => {
  const { stranger, teacher, newcomer, school } = here
  expect(await refusal(stranger, { subject: 'school', id: school.id })).toEqual([403, 'permission_denied'])
  expect(await refusal(newcomer, { subject: 'action_plan', id: plan })).toEqual([403, 'permission_denied'])
  expect(await refusal(teacher, { subject: 'report', id: 1 })).toEqual([403, 'permission_denied'])
  const query = '/api/statistics/?model=country'
  expect(await refusal(teacher, { subject: 'statistics', query })).toEqual([403, 'permission_denied'])
})

test('a report is exported under its own name', async () => {
  const { coordinator, region } = here
  const { body: report } = await vereda.ask(reportCalls.writeForRegion, coordinator, {
    parameters: { id: region.id },
    body: { title: 'The river teaches', year: 2026, text: '## What we saw\n\nMore *families* decide.' },
  })
  const pdf = await fileOf(coordinator, { subject: 'report', id: report.id })
  expect(pdf.name).toBe('The river teaches - Region of the river, 2026.pdf')
  expect(readPdf(pdf.bytes).words).toContain('More families decide.')
}, 120_000)
