import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { givenRound } from '../../calls/given-round.ts'
import { answeredOf, changesOf, givenLine, setStatus } from '../../given/answers.ts'
import { asSchool, type Someone } from '../../given/people.ts'
import { givenSchool } from '../../given/places.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda } from '../../vereda.ts'
import { givenRaters } from './given-raters.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const place = await givenRaters(vereda)
const { teacher, colleague, coordinator, administrator, category, indicators, school } = place
const notified = async (as: Someone, code: 'rating_asked' | 'rating_done') =>
  (await vereda.ask(notificationCalls.list, as, { query: { code } })).body.results
const answersOf = async (line: { id: number; evaluation: number }) => {
  const { body } = await vereda.ask(evaluationCalls.read, teacher, { parameters: { id: line.evaluation } })
  return body.line.results.map(({ indicator, option, na_reason, version }) => ({
    indicator,
    code: option.code,
    na_reason,
    version,
  }))
}

test('two people rate a domain separately; the same letter becomes the answer, for the other they agree with a reason', async () => {
  const { line, round } = await place.opened()
  expect(await notified(colleague, 'rating_asked')).toMatchObject([
    {
      message: expect.stringMatching(
        /^Tomás Teacher asks you to answer domain 2 of the base line of 2026 alone/,
      ),
      object_id: line.evaluation,
    },
  ])
  expect(await notified(teacher, 'rating_asked')).toEqual([])
  await place.rate(round, teacher, 0, 'C')
  await place.rate(round, teacher, 1, 'E')
  await place.rate(round, colleague, 0, 'C')
  await place.rate(round, colleague, 1, 'B')
  await place.finish(round, teacher)
  expect(await answersOf(line)).toEqual([])

  const done = await place.finish(round, colleague)
  expect(done.body).toMatchObject({
    finished_at: expect.any(String),
    agreed: [{ indicator: indicators[0]?.id, reason: null }],
    agreement: { compared: 2, exact: 1, near: 1, verdict: 'few' },
  })
  expect(done.body.ratings).toHaveLength(4)
  expect(await notified(teacher, 'rating_done')).toHaveLength(1)
  expect(await answersOf(line)).toEqual([
    { indicator: indicators[0]?.id, code: 'C', na_reason: null, version: 1 },
  ])

  const agreed = await place.agree(round, teacher, 1, 'D', 'The plan is written, but not yet used everywhere')
  expect(agreed.body.agreed).toMatchObject([
    {},
    {
      indicator: indicators[1]?.id,
      reason: 'The plan is written, but not yet used everywhere',
      by: { id: teacher.id },
    },
  ])
  expect((await answersOf(line)).map(({ code }) => code)).toEqual(['C', 'D'])
  expect(await answeredOf(db, line.id)).toBe(2)
  // another letter later is a change of the answer, with its version
  await place.agree(round, colleague, 1, 'C')
  expect((await answersOf(line))[1]).toMatchObject({ code: 'C', version: 2 })
  expect((await changesOf(db, 'rating_round', round)).map(({ deed }) => deed)).toEqual([
    'rating_round.open',
    'rating_round.change',
    'rating_round.change',
    'rating_round.change',
    'rating_round.change',
    'rating_round.finish',
    'rating_round.finish',
    'rating_round.agree',
    'rating_round.agree',
  ])
})

test('a finished rater changes nothing, missing letters are named, and nobody agrees before both are finished', async () => {
  const { round } = await place.opened()
  await place.rate(round, teacher, 0, 'C')
  expect((await place.finish(round, teacher)).body).toMatchObject({
    code: 'results_missing',
    missing_indicators: [indicators[1]?.id],
  })
  await place.rate(round, teacher, 1, 'C')
  await place.rate(round, teacher, 1, null)
  expect((await place.finish(round, teacher)).body.code).toBe('results_missing')
  await place.rate(round, teacher, 1, 'C')
  expect(refusalOf(await place.agree(round, teacher, 1, 'D'))).toEqual([409, 'rating_unfinished'])
  await place.finish(round, teacher)
  expect(refusalOf(await place.rate(round, teacher, 0, 'D'))).toEqual([409, 'rating_finished'])
  expect(refusalOf(await place.finish(round, teacher))).toEqual([409, 'rating_finished'])
})

test('letters follow the rules of answers: the scale, and a reason where something does not apply', async () => {
  const { line, round } = await place.opened()
  const first = indicators[0] ?? { id: 0, scale: 1 as const }
  const wrong = place.optionOf('C', first.scale === 1 ? 2 : 1)
  const rate = (body: { indicator: number; option: number }) =>
    vereda.ask(ratingRoundCalls.rate, teacher, { parameters: { id: round }, body })
  expect(refusalOf(await rate({ indicator: first.id, option: wrong }))).toEqual([
    400,
    'option_not_in_scale',
    'option',
  ])
  const elsewhere = place.instrument.indicators.find(({ id }) => !indicators.some((each) => each.id === id))
  expect(refusalOf(await rate({ indicator: elsewhere?.id ?? 0, option: wrong }))).toEqual([
    400,
    'indicator_not_found',
    'indicator',
  ])
  expect(await answeredOf(db, line.id)).toBe(0)
})

test('a round is opened on an open line, once for a domain, for two different people who may open the line', async () => {
  const line = await place.openLine()
  for (const raters of [
    [teacher.id, administrator.id],
    [teacher.id, place.stranger.id],
  ])
    expect(refusalOf(await place.open(line.id, teacher, { raters }))).toEqual([
      400,
      'does_not_exist',
      'raters',
    ])
  expect(refusalOf(await place.open(line.id, teacher, { raters: [teacher.id, teacher.id] }))[0]).toBe(400)
  expect(refusalOf(await place.open(line.id, teacher, { categories: [category, 999_999] }))).toEqual([
    400,
    'does_not_exist',
    'categories',
  ])
  expect((await place.open(line.id, coordinator, { raters: [teacher.id, coordinator.id] })).status).toBe(201)
  expect(refusalOf(await place.open(line.id))).toEqual([409, 'rating_round_open'])
  const inReview = await place.openLine()
  await setStatus(db, inReview.id, 'IN REVIEW')
  expect(refusalOf(await place.open(inReview.id))).toEqual([409, 'cycle_not_open'])
})

test('whoever may answer ends a round; letters are deleted, but for own ones that become answers', async () => {
  const { line, round } = await place.opened()
  await place.rate(round, teacher, 0, 'C')
  await place.rate(round, colleague, 1, 'E')
  const end = (as: Someone, isStored: boolean, id = round) =>
    vereda.ask(ratingRoundCalls.end, as, { parameters: { id }, body: { keep_own: isStored } })
  expect((await end(teacher, true)).body.code).toBe('rating_round_ended')
  expect((await answersOf(line)).map(({ code }) => code)).toEqual(['C'])
  expect((await place.rounds(line.id, teacher)).rounds).toEqual([])
  const both = await place.finished(['A', 'B'], ['A', 'B'])
  expect(refusalOf(await end(teacher, false, both.round))).toEqual([409, 'rating_finished'])
})

test('a round is read-only once the line is submitted', async () => {
  const { line, round } = await place.finished(['A', 'B'], ['A', 'D'])
  await setStatus(db, line.id, 'IN REVIEW')
  expect(refusalOf(await place.agree(round, teacher, 1, 'C'))).toEqual([409, 'cycle_not_open'])
  expect((await place.rounds(line.id, coordinator)).rounds[0]?.ratings).toHaveLength(4)
  const unfinished = await place.opened()
  const { body } = await vereda.ask(lineCalls.readiness, teacher, { parameters: { id: unfinished.line.id } })
  expect(body.results.missing).toEqual(expect.arrayContaining(indicators.map(({ id }) => id)))
})

test('agreement is shown for each line, for the school, and for a region of three schools to its staff', async () => {
  const agreementFor = async (as: Someone) =>
    (await vereda.ask(ratingRoundCalls.agreement, as, { parameters: { id: school.id } })).body
  const { line } = await place.finished(['A', 'B'], ['A', 'D'])
  const own = await agreementFor(teacher)
  expect(own.lines.find((each) => each.line === line.id)).toMatchObject({
    domains: [{ category, agreement: { compared: 2, exact: 1, near: 1 } }],
    agreement: { compared: 2 },
  })
  expect(own.region).toBeNull()
  expect((await agreementFor(coordinator)).region).toBeNull()
  for (const name of ['one', 'two']) {
    const other = await givenSchool(db, place.region, { name: `School ${name}` })
    const there = await givenLine(db, other, place.instrument.id, coordinator)
    const raters: [Someone, Someone] = [await asSchool(db, [other.id]), await asSchool(db, [other.id])]
    await givenRound(db, { line: there.id, category, raters, state: 'finished' })
  }
  const all = await agreementFor(coordinator)
  expect(all.region?.compared).toBe(all.agreement.compared + 4)
  expect((await agreementFor(teacher)).region).toBeNull()
})
