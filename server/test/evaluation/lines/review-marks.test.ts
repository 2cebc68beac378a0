import { lineCalls } from 'contract/evaluation/lines'
import { resultCalls } from 'contract/evaluation/results'
import { reviewMarkCalls } from 'contract/evaluation/review-marks'
import { expect, test } from 'vitest'
import { auditOf } from '../../given/answers.ts'
import { givenEvaluatedSchool, givenReadyLine } from '../../given/lines.ts'
import type { Someone } from '../../given/people.ts'
import { givenSchool } from '../../given/places.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const people = await givenEvaluatedSchool(db)
const { region, instrument, coordinator, representative, administrator } = people

const at = (id: number) => ({ parameters: { id } })
const submit = (line: number) => ask(lineCalls.submit, coordinator, at(line))
const inReview = async () => {
  const school = await givenSchool(db, region.id)
  const { line } = await givenReadyLine(vereda, coordinator, school.id, instrument.id)
  await submit(line)
  return line
}
const [first, second, third] = instrument.indicators
if (!first || !second || !third) throw new Error('The instrument has no indicators')

type Mark = { verdict: 'agree' | 'ask' | null; text?: string | null; seen?: number | null }
const mark = (line: number, indicator: { id: number }, given: Mark, who: Someone = coordinator) =>
  ask(reviewMarkCalls.set, who, { ...at(line), body: { text: null, indicator: indicator.id, ...given } })
const marksOf = async (line: number) => (await ask(reviewMarkCalls.list, representative, at(line))).body

test('reviewers see each other’s marks, and the last one on an indicator counts', async () => {
  const line = await inReview()
  expect(await marksOf(line)).toEqual([])
  await mark(line, first, { verdict: 'agree' })
  await mark(line, second, { verdict: 'ask', text: 'Show the timetable' })
  await mark(line, second, { verdict: 'agree' }, representative)
  await mark(line, third, { verdict: 'agree' })
  const { body } = await mark(line, third, { verdict: null })
  const given = {
    id: expect.any(Number),
    text: null,
    at: expect.any(String),
    submission: 1,
    is_current: true,
  }
  expect(body).toEqual([
    { ...given, indicator: first.id, verdict: 'agree', by: { id: coordinator.id, name: 'Rosa Ruiz' } },
    {
      ...given,
      indicator: second.id,
      verdict: 'agree',
      by: expect.objectContaining({ id: representative.id }),
    },
  ])
  expect(await marksOf(line)).toEqual(body)
})

test('a mark is refused when it was made without seeing another reviewer’s, whoever was first', async () => {
  const line = await inReview()
  const { body: request } = await mark(
    line,
    first,
    { verdict: 'ask', text: 'The date is missing', seen: null },
    representative,
  )
  const stale = [
    await mark(line, first, { verdict: 'agree', seen: null }),
    await mark(line, first, { verdict: null, seen: null }),
  ]
  expect(stale.map((answer) => [answer.status, answer.body])).toEqual([
    [412, expect.objectContaining({ code: 'version_conflict', id: request[0]?.id })],
    [412, expect.objectContaining({ code: 'version_conflict', id: request[0]?.id })],
  ])
  expect(await marksOf(line)).toEqual(request)

  // with what stands in sight it is a decision; one's own words are no surprise, and the same mark takes nothing away
  await mark(line, first, { verdict: 'ask', text: 'The date and the place', seen: null }, representative)
  const [now] = await marksOf(line)
  expect(now?.id).not.toBe(request[0]?.id)
  expect((await mark(line, first, { verdict: 'agree', seen: request[0]?.id ?? 0 })).status).toBe(412)
  expect((await mark(line, first, { verdict: 'agree', seen: now?.id ?? 0 })).status).toBe(200)
  const [mine] = (await mark(line, first, { verdict: 'agree', seen: null })).body
  expect((await mark(line, first, { verdict: 'agree', seen: null })).body).toEqual([mine])
  const same = await mark(line, first, { verdict: 'agree', seen: now?.id ?? 0 }, representative)
  expect(same.body).toMatchObject([{ verdict: 'agree', by: { id: coordinator.id } }])
})

test('marks stay after a return, and one is current as long as its answer is the same', async () => {
  const line = await inReview()
  await mark(line, first, { verdict: 'agree' })
  await mark(line, second, { verdict: 'agree' })
  await mark(line, third, { verdict: 'ask', text: 'Show more' })
  const { body } = await ask(lineCalls.return, coordinator, {
    ...at(line),
    body: { messages: [{ text: 'x' }] },
  })
  const answer = body.line.results.find(({ indicator }) => indicator === second.id)
  const better = instrument.options.find(({ code, scale }) => code === 'D' && scale === second.scale)
  await ask(resultCalls.change, coordinator, { ...at(answer?.id ?? 0), body: { option: better?.id ?? 0 } })
  await submit(line)
  expect((await marksOf(line)).find(({ indicator }) => indicator === third.id)).toMatchObject({
    verdict: 'ask',
    is_current: false,
  })
  await mark(line, third, { verdict: 'agree' })
  const seen = (await marksOf(line)).map((each) => [
    each.indicator,
    each.verdict,
    each.submission,
    each.is_current,
  ])
  expect(seen).toEqual([
    [first.id, 'agree', 1, true],
    [second.id, 'agree', 1, false],
    [third.id, 'agree', 2, true],
  ])
})

test('a mark can be made while the line is in review, and a request for a change needs a text', async () => {
  const line = await inReview()
  const refusals = [
    await mark(line, first, { verdict: 'ask' }),
    await mark(line, first, { verdict: 'ask', text: ' ' }),
    await mark(line, { id: 999_999 }, { verdict: 'agree' }),
  ]
  expect(refusals.map(refusalOf)).toEqual([
    [400, 'required', 'text'],
    [400, 'required', 'text'],
    [400, 'indicator_not_found', 'indicator'],
  ])
  await ask(lineCalls.review, coordinator, { ...at(line), body: { messages: [] } })
  expect(refusalOf(await mark(line, first, { verdict: 'agree' }, administrator))).toEqual([
    409,
    'line_not_in_review',
  ])
  expect(await marksOf(line)).toEqual([])
})

test('the audit has who marked what, without the text', async () => {
  const line = await inReview()
  await mark(line, first, { verdict: 'ask', text: 'Ana is not in the picture' })
  await mark(line, first, { verdict: null })
  const { id } = await db
    .selectFrom('audit')
    .select('object_id as id')
    .where('object_type', '=', 'review_mark')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const entries = await auditOf(db, 'review_mark', id ?? 0)
  expect(entries.map(({ deed: action }) => action)).toEqual(['review_mark.change', 'review_mark.delete'])
  expect(JSON.stringify(entries)).not.toContain('Ana')
})

test('a review cannot be ended without seeing the request of another reviewer', async () => {
  const line = await inReview()
  const messages = [{ text: 'Please look at the dates' }]
  const sendBack = (seen_requests: number[]) =>
    ask(lineCalls.return, coordinator, { ...at(line), body: { messages, seen_requests } })
  const validate = (seen_requests: number[]) =>
    ask(lineCalls.review, coordinator, { ...at(line), body: { messages, seen_requests } })
  await mark(line, first, { verdict: 'ask', text: 'One of my own is no surprise' })
  const { body: marks } = await mark(line, second, { verdict: 'ask', text: 'Show it' }, representative)
  const theirs = marks.find(({ indicator }) => indicator === second.id)?.id ?? 0
  for (const end of [sendBack, validate]) {
    expect(await end([])).toMatchObject({ status: 412, body: { code: 'version_conflict', id: theirs } })
    expect(await end([theirs, theirs + 1000])).toMatchObject({ status: 412 })
  }
  expect(await sendBack([theirs])).toMatchObject({ status: 200 })
})
