import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { resultCalls } from 'contract/evaluation/results'
import { resultsOfLines } from 'contract/insight/results/line-results'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { schoolCalls } from 'contract/places/schools'
import { found } from 'contract/platform/problems'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linesOfSchool } from '../../src/insight/school-results/queries.ts'
import { writeSchoolResults } from '../../src/insight/school-results/write.ts'
import { givenEvaluators } from '../given/answers.ts'
import { givenAnswers, givenEvaluation, givenEvidence, thisYear } from '../given/lines.ts'
import { asSchool } from '../given/people.ts'
import { givenVereda, type Vereda } from '../vereda.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluators>>
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenEvaluators(vereda.database.db)
})
afterAll(() => vereda.close())

const answered = async () => {
  const parameters = { id: here.school.id }
  const { status, body } = await vereda.ask(schoolResultsCalls.read, here.teacher, { parameters })
  expect(status).toBe(200)
  return body
}

/** What is made of the rows as they are now. */
const made = async () => {
  const { db } = vereda.database
  const actor = { id: here.teacher.id, role: 3, is_superuser: false, areas: [here.school.id] } as const
  const { school, lines, parts, editions } = found(
    await linesOfSchool(db, { ...actor, areas: [...actor.areas] }, 'en', here.school.id),
  )
  return JSON.parse(writeSchoolResults(school, resultsOfLines(lines, parts, editions)))
}

test('cached results follow each change of their data', async () => {
  const { ask, database } = vereda
  const { coordinator, teacher, school, instrument } = here
  const begun = await givenEvaluation(vereda, coordinator, school.id, instrument.id, thisYear - 2)
  const on = { parameters: { id: begun.line } }
  const [first, second] = instrument.indicators.filter(({ scale }) => scale === 1)
  const answer = (indicator: number) =>
    ask(resultCalls.create, teacher, {
      body: { evaluation_line: begun.line, indicator, option: instrument.option('B') },
    })
  let latest = 0
  const add = async (indicator = 0) => {
    const { body } = await answer(indicator)
    latest = body.id
  }
  const scores = instrument.categories.map((category, at) => ({ category, score: at === 0 ? 40 : 10 }))
  const messages = [{ text: 'Not yet' }]
  const close = { status: 'CLOSED' as const, evaluation: begun.id }
  const next = { status: 'OPEN' as const, evaluation: begun.id, year: thisYear }

  const changes: Record<string, () => Promise<unknown>> = {
    'an answer': () => add(first?.id),
    'another answer to the same': () =>
      ask(resultCalls.change, teacher, {
        parameters: { id: latest },
        body: { option: instrument.option('D') },
      }),
    'an answer taken back': () => ask(resultCalls.remove, teacher, { parameters: { id: latest } }),
    'an answer to something else': () => add(second?.id),
    'another year': () => ask(lineCalls.changeYear, coordinator, { ...on, body: { year: thisYear - 1 } }),
    'all answers': () => givenAnswers(database.db, begun.line, teacher.id, 'C'),
    'files of all': () => givenEvidence(database.db, begun.line, teacher.id),
    weights: () => ask(evaluationCalls.weigh, coordinator, { body: { evaluation_line: begun.line, scores } }),
    'a submission': () => ask(lineCalls.submit, teacher, on),
    'a return': () => ask(lineCalls.return, coordinator, { ...on, body: { messages } }),
    'an answer that was mended': () =>
      ask(resultCalls.change, teacher, {
        parameters: { id: latest },
        body: { option: instrument.option('E') },
      }),
    'a second submission': () => ask(lineCalls.submit, teacher, on),
    'a review': () => ask(lineCalls.review, coordinator, { ...on, body: {} }),
    'a closed line': () => ask(lineCalls.open, coordinator, { ...on, body: close }),
    'a next line': () => ask(lineCalls.open, coordinator, { ...on, body: next }),
    'a name of the school': () =>
      ask(schoolCalls.change, coordinator, { parameters: { id: school.id }, body: { name: 'Another' } }),
    'a word of the instrument': () =>
      sql`update instruments set version = version + 1, texts = '{"en":{"name":"Other words"}}'
        where id = ${instrument.id}`.execute(database.db),
  }
  for (const [what, change] of Object.entries(changes)) {
    const before = [await answered(), await answered(), await answered()].at(-1)
    await change()
    const after = await answered()
    expect(after, what).toEqual(await made())
    expect(after, what).not.toEqual(before)
  }
})

test('results cached for one person are not answered to who may not read the school', async () => {
  const stranger = await asSchool(vereda.database.db, [])
  for (const _ of [1, 2, 3]) await answered()
  const parameters = { id: here.school.id }
  const { status } = await vereda.ask(schoolResultsCalls.read, stranger, { parameters })
  expect(status).toBe(404)
})
