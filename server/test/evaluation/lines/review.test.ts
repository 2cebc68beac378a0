import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { resultCalls } from 'contract/evaluation/results'
import { expect, test } from 'vitest'
import { auditOf } from '../../given/answers.ts'
import { givenEvaluatedSchool, givenReadyLine } from '../../given/lines.ts'
import type { Someone } from '../../given/people.ts'
import { givenInstrument, givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const context = await givenEvaluatedSchool(db)
const { region, instrument, coordinator, representative, administrator } = context
const otherInstrument = await givenInstrument(db, 2)

const at = (id: number) => ({ parameters: { id } })
const ready = async () =>
  givenReadyLine(vereda, coordinator, (await givenSchool(db, region.id)).id, instrument.id)
const inReview = async () => {
  const line = await ready()
  await ask(lineCalls.submit, coordinator, at(line.line))
  return line
}
type Message = { text: string; indicator?: number; category?: number; stage?: number }
const sendBack = (line: number, messages: Message[] | undefined, who: Someone = coordinator) =>
  ask(lineCalls.return, who, { ...at(line), body: { messages } as { messages: Message[] } })

test('a line is returned with reasons, and the next review shows what was changed since', async () => {
  const { id, line } = await inReview()
  const [first, second] = instrument.indicators
  if (!first || !second) throw new Error('The instrument has no indicators')
  const read = async () => (await ask(evaluationCalls.read, coordinator, at(id))).body.line
  expect((await read()).changed_since_submission).toEqual([])

  const returned = await sendBack(line, [
    { text: 'Show more', indicator: first.id },
    { text: 'Two rooms are missing', category: first.category, stage: 3 },
  ])
  expect(returned).toMatchObject({
    status: 200,
    body: {
      code: 'line_returned',
      line: {
        status: 'OPEN',
        reviewed_by: null,
        submitted_by: { id: coordinator.id },
        reviews: [
          {
            kind: 'returned',
            by: { id: coordinator.id, name: 'Rosa Ruiz' },
            messages: [
              { text: 'Show more', indicator: first.id, category: null, stage: null },
              { text: 'Two rooms are missing', indicator: null, category: first.category, stage: 3 },
            ],
          },
        ],
        changed_since_submission: [],
      },
    },
  })

  const answer = returned.body.line.results.find((result) => result.indicator === second.id)
  const better = instrument.options.find(
    (option) => option.code === 'D' && (option.scale === null || option.scale === second.scale),
  )
  await ask(resultCalls.change, coordinator, {
    parameters: { id: answer?.id ?? 0 },
    body: { option: better?.id ?? 0 },
  })
  await ask(resultCalls.remove, coordinator, {
    parameters: { id: returned.body.line.results.find((result) => result.indicator === first.id)?.id ?? 0 },
  })
  expect((await read()).changed_since_submission).toEqual([
    { indicator: first.id, from: 'C', to: null },
    { indicator: second.id, from: 'C', to: 'D' },
  ])
  const same = instrument.options.find((option) => option.code === 'C' && option.scale === first.scale)
  await ask(resultCalls.create, coordinator, {
    body: { evaluation_line: line, indicator: first.id, option: same?.id ?? 0 },
  })
  const changes = [{ indicator: second.id, from: 'C', to: 'D' }]
  const again = await ask(lineCalls.submit, coordinator, at(line))
  expect(again.body.line.changed_since_submission).toEqual(changes)
  await ask(lineCalls.review, representative, { ...at(line), body: {} })
  const validated = await read()
  expect(validated.changed_since_submission).toEqual(changes)
  expect(validated.reviews.map((review) => [review.kind, review.by.id])).toEqual([
    ['returned', coordinator.id],
    ['validated', representative.id],
  ])
  expect((await auditOf(db, 'line', line)).map(({ deed: action }) => action)).toEqual([
    'line.submit',
    'line.return',
    'line.submit',
    'line.review',
  ])
  expect(JSON.stringify(await auditOf(db, 'line', line))).not.toContain('Show more')
  const stored = await db
    .selectFrom('submissions')
    .select(['number', 'answers'])
    .where('line_id', '=', line)
    .execute()
  expect(
    stored.map(({ number, answers }) => [number, Object.keys(answers).length, answers[second.id]]),
  ).toEqual([
    [1, 66, 'C'],
    [2, 66, 'D'],
  ])
})

test('messages of a review name parts of its own instrument, and are neither empty nor too long', async () => {
  const { line } = await inReview()
  const foreign = otherInstrument.indicators[0]?.id ?? 0
  for (const [who, messages, status, code, field] of [
    [coordinator, undefined, 400, 'required', 'messages'],
    [coordinator, [], 400, 'empty_list', 'messages'],
    [coordinator, [{ text: ' ' }], 400, 'required', 'messages.0.text'],
    [coordinator, [{ text: 'x'.repeat(1001) }], 400, 'max_length', 'messages.0.text'],
    [coordinator, [{ text: 'No', stage: 4 }], 400, 'validation_error', 'messages.0.stage'],
    [
      coordinator,
      [{ text: 'Yes' }, { text: 'No', indicator: foreign }],
      400,
      'indicator_not_in_instrument',
      'messages.1.indicator',
    ],
    [
      coordinator,
      [{ text: 'No', category: otherInstrument.categories[0]?.id ?? 0 }],
      400,
      'validation_error',
      'messages.0.category',
    ],
    [administrator, [{ text: 'No', indicator: 999_999 }], 400, 'indicator_not_found', 'messages.0.indicator'],
    [coordinator, [{ text: 'No', indicator: 999_999 }], 400, 'indicator_not_found', 'messages.0.indicator'],
    [context.stranger, [{ text: 'No', indicator: 999_999 }], 404, 'not_found', null],
    [context.teacher, [{ text: 'No' }], 403, 'permission_denied', null],
  ] as const) {
    const answer = await sendBack(line, messages as Message[] | undefined, who)
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([
      status,
      code,
      field === null ? [] : [field],
    ])
  }
  const long = await ask(lineCalls.review, coordinator, {
    ...at(line),
    body: { messages: [{ text: 'x'.repeat(1001) }] },
  })
  expect([long.status, long.body.code]).toEqual([400, 'max_length'])
  const letters = await sendBack(line, [{ text: '🌱'.repeat(1000) }])
  expect(letters.status).toBe(200)
})

test('a validated line keeps showing the names that its places had', async () => {
  const school = await givenSchool(db, region.id)
  const { id, line } = await givenReadyLine(vereda, coordinator, school.id, instrument.id)
  await ask(lineCalls.submit, coordinator, at(line))
  const place = async (language = 'en') =>
    (await ask(evaluationCalls.read, coordinator, { ...at(id), headers: { 'accept-language': language } }))
      .body.line.place
  const rename = (name: string) =>
    db.updateTable('schools').set({ name }).where('id', '=', school.id).execute()
  await rename('School renamed before')
  expect((await place()).school).toBe('School renamed before')
  await ask(lineCalls.review, coordinator, { ...at(line), body: {} })
  await rename('School renamed after')
  expect(await place('pt')).toEqual({ school: 'School renamed before', region: region.name, country: 'Peru' })
  expect((await place('es')).country).toBe('Perú')
})

test('with the four-eyes setting, who submitted a line does not validate it', async () => {
  const careful = await givenVereda({ REVIEW_FOUR_EYES: 'true' })
  const people = await givenEvaluatedSchool(careful.database.db)
  const { line } = await givenReadyLine(careful, people.coordinator, people.school.id, people.instrument.id)
  const reviewed = async (who: Someone) =>
    (await careful.ask(lineCalls.review, who, { ...at(line), body: {} })).body.code
  expect(await reviewed(people.coordinator)).toBe('line_not_in_review')
  await careful.ask(lineCalls.submit, people.coordinator, at(line))
  expect(await reviewed(people.coordinator)).toBe('permission_denied')
  expect(await reviewed(people.representative)).toBe('line_reviewed')
  await careful.close()
})
