import type { Actor } from 'contract/access/scope'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReview } from '../../../src/evaluation/lines/review-queries.ts'
import { documentOfEvaluation } from '../../../src/exchange/documents/evaluation/evaluation-document.ts'
import { givenLine } from '../../given/answers.ts'
import { givenAnswers, givenEvaluatedSchool, givenEvaluation, thisYear } from '../../given/lines.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { factUnder, headingsOf, textOfDocument } from './reading/reading.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluatedSchool>>
let evaluation: { id: number; line: number }
let actor: Actor

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  here = await givenEvaluatedSchool(db)
  const { coordinator, teacher, school, instrument } = here
  actor = { id: teacher.id, role: teacher.role, is_superuser: false, areas: [school.id] }
  evaluation = await givenEvaluation(vereda, coordinator, school.id, instrument.id, thisYear - 1)
  await givenAnswers(db, evaluation.line, teacher.id, 'B')
  const [indicator, domain] = [instrument.indicators[0]?.id ?? 0, instrument.categories[1]?.id ?? 0]
  await addReview(db, evaluation.line, 'returned', coordinator.id, [
    { text: 'Tell more of it', indicator, category: null, stage: null },
    { text: 'A photo is missing', indicator: null, category: domain, stage: 2 },
    { text: 'Nearly there', indicator: null, category: null, stage: null },
  ])
  await addReview(db, evaluation.line, 'validated', coordinator.id, [])
  await sql`update lines set status = 'CLOSED' where id = ${evaluation.line}`.execute(db)
  const { id } = await db
    .insertInto('lines')
    .values({ evaluation_id: evaluation.id, kind: 2, year: thisYear })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('line_summaries').values({ line_id: id }).execute()
  await db.insertInto('action_plans').values({ line_id: id }).execute()
  await givenAnswers(db, id, teacher.id, 'E')
})
afterAll(() => vereda.close())

const document = (line?: number, id = evaluation.id) =>
  documentOfEvaluation({ get: async () => undefined })({
    db: vereda.database.db,
    actor,
    language: 'en',
    variant: 'standard',
    id,
    line,
  })

test('the newest line has the answers of the lines before it next to its own', async () => {
  const made = await document()
  expect(made.title).toBe(`School evaluation: Second evaluation ${thisYear}`)
  expect(factUnder(made, '3.1.1', 'Answer')).toMatch(/^E \(/)
  expect(factUnder(made, '3.1.1', `Base line ${thisYear - 1}`)).toMatch(/^B \(/)
})

test('a requested line is shown without those after it', async () => {
  const made = await document(evaluation.line)
  expect(made.title).toBe(`School evaluation: Base line ${thisYear - 1}`)
  expect(factUnder(made, '3.1.1', 'Answer')).toMatch(/^B \(/)
  const message = textOfDocument(made).join('\n')
  expect(message).not.toContain('Second evaluation')
  expect(message).not.toContain('not final')
})

test('texts of the reviewer are with what they are about', async () => {
  const made = await document(evaluation.line)
  const headings = headingsOf(made).filter((heading) => heading.startsWith('2 Rosa Ruiz'))
  expect(headings.map((heading) => heading.split(' ')[3])).toEqual(['returned', 'validated'])
  const message = textOfDocument(made)
  expect(message).toContain('1.1.1: Tell more of it')
  expect(message).toContain('Evidence of domain 2, Transformation: A photo is missing')
  expect(message).toContain('Nearly there')
})

test('changes since an earlier evaluation of the school are those of its results', async () => {
  const { coordinator, teacher, school, region, country, instrument } = here
  const { db } = vereda.database
  const place = { id: school.id, region: region.id, country: country.id }
  const another = await givenLine(db, place, instrument.id, coordinator, { year: thisYear + 1 })
  await givenAnswers(db, another.id, teacher.id, 'F')
  const made = await document(undefined, another.evaluation)
  const message = textOfDocument(made).join('\n')
  expect(message).toContain('66 indicators apply in both lines')
  expect(message).not.toContain('There is no earlier line to compare with.')
  // answers beside each other are those of one evaluation
  expect(factUnder(made, '3.1.1', `Base line ${thisYear - 1}`)).toBeUndefined()
})
