import { randomUUID } from 'node:crypto'
import type { Call } from 'contract/access/call'
import type { Question } from 'contract/access/client'
import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { resultCalls } from 'contract/evaluation/results'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { notificationCalls } from 'contract/messages/notifications'
import { countryCalls } from 'contract/places/countries'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { engine } from '../../database/database.ts'
import { givenEvaluators } from '../../given/answers.ts'
import { givenEvaluation } from '../../given/lines.ts'
import { givenInstrument } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

/** Round trips to the database that a call may cost once the server is warm, who asks and the transaction included. */
test.runIf(engine() === 'server')('no call asks the database more often than it did', async () => {
  const vereda = await givenVereda()
  const { school, instrument, coordinator, teacher } = await givenEvaluators(vereda.database.db)
  const { id, line } = await givenEvaluation(vereda, coordinator, school.id, instrument.id)
  const whole = await givenInstrument(vereda.database.db)
  const indicators = instrument.indicators.filter(({ scale }) => scale === 1)
  type Asked<Asking extends Call> = Question<Asking> & { headers?: Record<string, string> }
  const costOf = async <Asking extends Call>(call: Asking, question: (at: number) => Asked<Asking>) => {
    for (const at of [0, 1]) expect((await vereda.ask(call, teacher, question(at))).status).toBeLessThan(300)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await vereda.ask(call, teacher, question(2))
    const count = query.mock.calls.length
    query.mockRestore()
    return count
  }
  const of = (one: number) => () => ({ parameters: { id: one } })
  const answer = (at: number) => ({
    body: {
      evaluation_line: line,
      indicator: indicators[at]?.id ?? 0,
      option: instrument.option('A'),
    },
  })
  const withKey = <Asked extends object>(asked: Asked) => ({
    ...asked,
    headers: { 'idempotency-key': randomUUID() },
  })
  const saved = await vereda.ask(resultCalls.create, teacher, answer(6))
  const costs = {
    'list of schools': await costOf(schoolCalls.list, () => ({})),
    'one school': await costOf(schoolCalls.read, of(school.id)),
    countries: await costOf(countryCalls.list, () => ({})),
    regions: await costOf(regionCalls.list, () => ({})),
    notifications: await costOf(notificationCalls.list, () => ({})),
    'list of evaluations': await costOf(evaluationCalls.list, () => ({})),
    'one evaluation': await costOf(evaluationCalls.read, of(id)),
    'action plan': await costOf(actionPlanCalls.read, of(id)),
    'results of a school': await costOf(schoolResultsCalls.read, of(school.id)),
    'text of the instrument': await costOf(instrumentCalls.categories, of(whole.id)),
    'saving an answer': await costOf(resultCalls.create, answer),
    'saving an answer that may be repeated': await costOf(resultCalls.create, (at) =>
      withKey(answer(at + 3)),
    ),
    'changing an answer': await costOf(resultCalls.change, (at) => ({
      parameters: { id: saved.body.id },
      body: { option: instrument.option((['B', 'C', 'D'] as const)[at] ?? 'A') },
    })),
    'changing a school': await costOf(schoolCalls.change, (at) => ({
      parameters: { id: school.id },
      body: { teachers: 70 + at },
    })),
    'adding a comment': await costOf(commentCalls.create, (at) =>
      withKey({ body: { evaluation_line: line, indicator: null, text: `What is this, ${at}?` } }),
    ),
  }
  expect(costs).toEqual({
    'list of schools': 1,
    'one school': 1,
    countries: 1,
    regions: 1,
    notifications: 1,
    'list of evaluations': 1,
    'one evaluation': 1,
    'action plan': 1,
    'results of a school': 1,
    'text of the instrument': 1,
    'saving an answer': 3,
    'saving an answer that may be repeated': 5,
    'changing an answer': 3,
    'changing a school': 3,
    'adding a comment': 6,
  })
})
