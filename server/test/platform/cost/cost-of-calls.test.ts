import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { resultCalls } from 'contract/evaluation/results'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { statisticsCalls } from 'contract/insight/statistics/statistics'
import { instrumentCalls } from 'contract/instrument/instruments'
import { notificationCalls } from 'contract/messages/notifications'
import { countryCalls } from 'contract/places/countries'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import { keysOf } from 'contract/platform/typed'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { engine } from '../../database/database.ts'
import { givenEvaluators } from '../../given/answers.ts'
import { thisYear } from '../../given/lines.ts'
import { givenInstrument } from '../../given/places.ts'
import { givenSafePlace } from '../../reliability/processes/safe-place.ts'
import { type Cost, sendingOf, startCountedServer } from './counted-server.ts'

const recorded = new URL('costs.json', import.meta.url)

/** Another version of Node or of a package may call a few functions more; what a change of ours adds is more than that. */
const roomOf = { calls: 1.05, packageCalls: 1.1, bytesOut: 1.02, bytesIn: 1.02, answerBytes: 1.02 }

/** What each of these calls costs somebody of a school, statistics a coordinator. */
const costsOfCalls = async (): Promise<Record<string, Cost>> => {
  const { place, env, remove } = await givenSafePlace()
  onTestFinished(remove)
  const { db, close } = await openDatabase(place)
  const { school, otherSchool, instrument, coordinator, teacher, administrator } = await givenEvaluators(db)
  const whole = await givenInstrument(db)
  const { send, costOf, stop } = await startCountedServer(place.databaseUrl ?? '', env)
  onTestFinished(async () => {
    await stop()
    await close()
  })
  const begun = { school: school.id, instrument: instrument.id, year: thisYear }
  const { id, line } = await send(sendingOf(evaluationCalls.create, coordinator, { body: begun }))
  const indicators = instrument.indicators.filter(({ scale }) => scale === 1)
  const elsewhere = { ...begun, school: otherSchool.id }
  const other = await send(sendingOf(evaluationCalls.create, administrator, { body: elsewhere }))
  const answer = (at: number, of = line.id) => ({
    body: {
      evaluation_line: of,
      indicator: indicators[at]?.id ?? 0,
      option: instrument.option('A'),
    },
  })
  // as on any server that was asked before
  for (const at of indicators.slice(0, 12).keys()) {
    const key = at % 2 === 0 ? randomUUID() : undefined
    await send(sendingOf(resultCalls.create, administrator, answer(at, other.line.id), key))
  }
  const saved = await send(sendingOf(resultCalls.create, teacher, answer(12)))
  const of = (one: number) => ({ parameters: { id: one } })
  const change = (at: number) => ({
    parameters: { id: saved.id },
    body: { option: instrument.option((['B', 'C', 'D', 'E', 'F', 'G'] as const)[at] ?? 'A') },
  })
  const teachers = (at: number) => ({ parameters: { id: school.id }, body: { teachers: 70 + at } })
  const comment = (at: number) => ({
    body: { evaluation_line: line.id, indicator: null, text: `What is this, ${at}?` },
  })
  return {
    'list of schools': await costOf(() => sendingOf(schoolCalls.list, teacher)),
    'one school': await costOf(() => sendingOf(schoolCalls.read, teacher, of(school.id))),
    countries: await costOf(() => sendingOf(countryCalls.list, teacher)),
    regions: await costOf(() => sendingOf(regionCalls.list, teacher)),
    notifications: await costOf(() => sendingOf(notificationCalls.list, teacher)),
    'list of evaluations': await costOf(() => sendingOf(evaluationCalls.list, teacher)),
    'one evaluation': await costOf(() => sendingOf(evaluationCalls.read, teacher, of(id))),
    'action plan': await costOf(() => sendingOf(actionPlanCalls.read, teacher, of(id))),
    'results of a school': await costOf(() => sendingOf(schoolResultsCalls.read, teacher, of(school.id))),
    'a statistic of lines': await costOf(() =>
      sendingOf(statisticsCalls.evaluations, coordinator, { query: { type: 'status', model: 'region' } }),
    ),
    'a statistic of schools': await costOf(() =>
      sendingOf(statisticsCalls.schools, coordinator, { query: { type: 'management', model: 'region' } }),
    ),
    'text of the instrument': await costOf(() =>
      sendingOf(instrumentCalls.categories, teacher, of(whole.id)),
    ),
    'saving an answer': await costOf((at) => sendingOf(resultCalls.create, teacher, answer(at))),
    'saving an answer that may be repeated': await costOf((at) =>
      sendingOf(resultCalls.create, teacher, answer(at + 6), randomUUID()),
    ),
    'changing an answer': await costOf((at) => sendingOf(resultCalls.change, teacher, change(at))),
    'changing a school': await costOf((at) => sendingOf(schoolCalls.change, teacher, teachers(at))),
    'adding a comment': await costOf((at) =>
      sendingOf(commentCalls.create, teacher, comment(at), randomUUID()),
    ),
    'comments of a line': await costOf(() =>
      sendingOf(commentCalls.list, teacher, { query: { evaluation_line_id: String(line.id) } }),
    ),
  }
}

/** `RECORD_COSTS=1` writes the costs anew, for a change that is worth its price, or one that saves something. */
test.runIf(engine() === 'server')(
  'no call makes more queries, or does more work, than recorded',
  async () => {
    const costs = await costsOfCalls()
    if (process.env['RECORD_COSTS']) writeFileSync(recorded, `${JSON.stringify(costs, null, 2)}\n`)
    const agreed: Record<string, Cost> = JSON.parse(readFileSync(recorded, 'utf8'))
    const tripsOf = (all: Record<string, Cost>) =>
      Object.entries(all).map(([name, { trips, statements }]) => ({ name, trips, statements }))
    expect(tripsOf(costs)).toEqual(tripsOf(agreed))
    const tooMuch = Object.entries(costs).flatMap(([name, cost]) =>
      keysOf(roomOf).flatMap((of) => {
        const before = agreed[name]?.[of] ?? 0
        const isMore = cost[of] > before * roomOf[of]
        return isMore ? [`${name}: ${of} ${cost[of]}, where ${before} were agreed`] : []
      }),
    )
    expect(tooMuch).toEqual([])
  },
  // a server of its own is started, and reads both editions in every language
  120_000,
)
