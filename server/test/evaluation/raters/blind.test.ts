// @both-databases: that answers wait is a trigger of the database, and its refusal has to be met on both
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { resultCalls } from 'contract/evaluation/results'
import { historyCalls } from 'contract/insight/history'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { answeredOf } from '../../given/answers.ts'
import { asSuperuser, type Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda } from '../../vereda.ts'
import { givenRaters } from './given-raters.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const place = await givenRaters(vereda)
const { teacher, colleague, coordinator, representative, administrator, stranger, category, school } = place
const superuser = await asSuperuser(db)
const everybody = [teacher, colleague, coordinator, representative, administrator, superuser]

test('until both are finished only its author reads a letter, by any call', async () => {
  const { line, round } = await place.opened()
  const secret = place.optionOf('E', place.indicators[0]?.scale ?? 1)
  await place.rate(round, teacher, 0, 'E')
  await place.rate(round, teacher, 1, 'E')
  expect((await place.finish(round, teacher)).status).toBe(200)
  await place.rate(round, colleague, 0, 'A')

  const own = (await place.rounds(line.id, teacher)).rounds[0]
  expect(own?.ratings.map(({ rater, option }) => [rater, option])[0]).toEqual([teacher.id, secret])
  expect(own).toMatchObject({ finished_at: null, agreement: null })

  const answers: string[] = []
  for (const as of everybody.filter(({ id }) => id !== teacher.id)) {
    const { ratings, raters } = (await place.rounds(line.id, as)).rounds[0] ?? { ratings: [], raters: [] }
    expect(ratings.filter(({ rater }) => rater !== as.id)).toEqual([])
    expect(raters.map(({ finished_at }) => finished_at !== null)).toEqual([true, false])
    const read = [
      await vereda.ask(evaluationCalls.read, as, { parameters: { id: line.evaluation } }),
      await vereda.ask(schoolResultsCalls.read, as, { parameters: { id: school.id } }),
      await vereda.ask(ratingRoundCalls.agreement, as, { parameters: { id: school.id } }),
      await vereda.ask(notificationCalls.list, as, { query: {} }),
      await vereda.ask(historyCalls.history, as, {
        query: { object_type: 'line', object_id: String(line.id) },
      }),
      ...(as === superuser
        ? [await vereda.ask(historyCalls.audit, as, { query: { page_size: '100' } })]
        : []),
    ]
    answers.push(...read.map(({ body }) => JSON.stringify(body)))
  }
  // neither the option nor, in what was done to the round, its letter
  expect(
    answers.filter((text) => text.includes(`"option":${secret}`) || text.includes('"option":"E"')),
  ).toEqual([])
  const audit = await db.selectFrom('audit').selectAll().where('object_type', '=', 'rating_round').execute()
  expect(JSON.stringify(audit.map(({ old, new: now }) => [old, now]))).not.toMatch(/option|"E"/)
})

test('a domain refuses answers until both are finished, with a reason; the others accept them', async () => {
  const { line, round } = await place.opened()
  for (const as of [teacher, coordinator])
    expect(refusalOf(await place.answer(line.id, as, 0, 'C'))).toEqual([409, 'rating_round_open'])
  expect(await answeredOf(db, line.id)).toBe(0)
  const elsewhere = await db
    .selectFrom('indicators')
    .select(['id', 'scale'])
    .where('category_id', '<>', category)
    .where('instrument_id', '=', place.instrument.id)
    .executeTakeFirstOrThrow()
  const body = {
    evaluation_line: line.id,
    indicator: elsewhere.id,
    option: place.optionOf('C', elsewhere.scale),
  }
  expect((await vereda.ask(resultCalls.create, teacher, { body })).status).toBe(201)
  await vereda.ask(ratingRoundCalls.end, teacher, { parameters: { id: round }, body: {} })
  expect((await place.answer(line.id, teacher, 0, 'C')).status).toBe(201)
})

test('a domain with an answer gets no round, since the second person could read it', async () => {
  const line = await place.openLine()
  await place.answer(line.id, teacher, 0, 'C')
  expect(refusalOf(await place.open(line.id))).toEqual([409, 'domain_answered'])
})

test('only the two raters give letters, and one who lost access neither reads nor gives any', async () => {
  const { line, round } = await place.opened()
  const refused: [Someone, number, string][] = [
    [coordinator, 403, 'permission_denied'],
    [administrator, 403, 'permission_denied'],
    [stranger, 404, 'not_found'],
  ]
  for (const [as, status, code] of refused) {
    expect(refusalOf(await place.rate(round, as, 0, 'C'))).toEqual([status, code])
    expect(refusalOf(await place.finish(round, as))).toEqual([status, code])
  }
  await place.rate(round, colleague, 0, 'C')
  const areas = await db.deleteFrom('areas').where('user_id', '=', colleague.id).returningAll().execute()
  expect(refusalOf(await place.rate(round, colleague, 0, 'D'))).toEqual([404, 'not_found'])
  const { rounds } = await place.rounds(line.id, teacher)
  expect(rounds[0]?.raters.map(({ has_access }) => has_access)).toEqual([true, false])
  for (const { id: _, ...area } of areas) await db.insertInto('areas').values(area).execute()
})
