import { noteCalls } from 'contract/evaluation/notes'
import { beforeAll, expect, test } from 'vitest'
import { auditOf, givenEvaluators, givenLine, setStatus } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { givenSmallInstrument } from '../../given/small-instrument.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let people: Awaited<ReturnType<typeof givenEvaluators>>

beforeAll(async () => {
  vereda = await givenVereda()
  people = await givenEvaluators(vereda.database.db)
})

const missing = 999_999
const line = (traits = {}) =>
  givenLine(vereda.database.db, people.school, people.instrument.id, people.coordinator, traits)

const write = (as: Someone, evaluation_line: number, text = 'Seen in two lessons', indicator?: number) =>
  vereda.ask(noteCalls.create, as, { body: { evaluation_line, text, ...(indicator && { indicator }) } })

test('a teacher adds a note, and everybody in scope reads it with the indicator', async () => {
  const { teacher, coordinator, representative, administrator, instrument } = people
  const { id, evaluation } = await line()
  const indicator = instrument.indicator('1.1.1').id
  const { status, body, headers } = await write(teacher, id, '  Seen in two lessons\n', indicator)
  expect([status, headers['etag']]).toEqual([201, '"v1"'])
  expect(body).toEqual({
    id: expect.any(Number),
    evaluation_line: id,
    indicator,
    former_code: null,
    text: 'Seen in two lessons',
    hidden: false,
    author: { id: teacher.id, name: 'Tomás Teacher', role: 3 },
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
    version: 1,
  })
  const second = await write(coordinator, id, 'Agreed')
  expect(second.body.indicator).toBeNull()
  for (const reader of [teacher, coordinator, representative, administrator]) {
    const list = await vereda.ask(noteCalls.list, reader, { parameters: { id: evaluation } })
    expect(list.body).toEqual([body, second.body])
  }
  expect(await auditOf(vereda.database.db, 'note', body.id)).toEqual([
    { deed: 'note.create', old: null, new: { line: id, indicator }, actor_id: teacher.id },
  ])
})

test('the list is that of the latest line, or of a requested line of this evaluation', async () => {
  const { teacher, stranger } = people
  const base = await line({ status: 'CLOSED' })
  const second = await line({ evaluation: base.evaluation, kind: 2, year: 2027 })
  const other = await line()
  const { body: note } = await write(teacher, second.id)
  const list = (evaluation: number, evaluation_line_id?: number, as = teacher) =>
    vereda.ask(noteCalls.list, as, {
      parameters: { id: evaluation },
      query: { ...(evaluation_line_id && { evaluation_line_id: String(evaluation_line_id) }) },
    })
  expect((await list(base.evaluation)).body).toEqual([note])
  expect((await list(base.evaluation, base.id)).body).toEqual([])
  expect(refusalOf(await list(base.evaluation, other.id))).toEqual([404, 'not_found'])
  expect(refusalOf(await list(missing))).toEqual([404, 'not_found'])
  expect(refusalOf(await list(base.evaluation, undefined, stranger))).toEqual([404, 'not_found'])
})

test('only its author changes a note, and not over a newer version', async () => {
  const { teacher, colleague, coordinator, administrator, stranger } = people
  const { id } = await line()
  const { body: note } = await write(teacher, id)
  const change = (as: Someone, headers = {}) =>
    vereda.ask(noteCalls.change, as, { parameters: { id: note.id }, body: { text: 'Seen thrice' }, headers })
  for (const other of [colleague, coordinator, administrator]) {
    expect(refusalOf(await change(other))).toEqual([403, 'permission_denied'])
  }
  expect(refusalOf(await change(stranger))).toEqual([404, 'not_found'])
  const changed = await change(teacher, { 'if-match': '"v1"' })
  expect(changed.body).toMatchObject({ id: note.id, text: 'Seen thrice', version: 2, author: note.author })
  const late = await change(teacher, { 'if-match': '"v1"' })
  expect(late.body).toMatchObject({ code: 'version_conflict', version: 2 })
  expect(late.status).toBe(412)
})

test('a note is deleted by its author or staff in scope', async () => {
  const { teacher, colleague, coordinator, stranger } = people
  const { id } = await line()
  const remove = async (as: Someone, by = teacher) => {
    const { body } = await write(by, id)
    return vereda.ask(noteCalls.remove, as, { parameters: { id: body.id } })
  }
  expect((await remove(teacher)).body).toEqual({ code: 'note_deleted', detail: 'Note deleted' })
  expect((await remove(coordinator)).status).toBe(200)
  expect(refusalOf(await remove(colleague))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await remove(stranger))).toEqual([404, 'not_found'])
  expect(refusalOf(await remove(teacher, coordinator))).toEqual([403, 'permission_denied'])
})

test('a note has a text, an existing line and an existing indicator', async () => {
  const { teacher, administrator, stranger, instrument } = people
  const { id } = await line()
  const foreign = (await givenSmallInstrument(vereda.database.db)).indicator('1.1.1').id
  expect(refusalOf(await write(teacher, id, '   '))).toEqual([400, 'required', 'text'])
  expect(refusalOf(await write(teacher, id, 'x'.repeat(5001)))).toEqual([400, 'max_length', 'text'])
  expect((await write(teacher, id, '🙂'.repeat(5000))).status).toBe(201)
  expect(refusalOf(await write(teacher, id, 'nul \u0000'))).toEqual([400, 'validation_error', 'text'])
  expect(refusalOf(await write(stranger, id))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await write(teacher, missing))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await write(administrator, missing))).toEqual([409, 'line_not_open'])
  expect(refusalOf(await write(teacher, id, 'x', missing))).toEqual([400, 'indicator_not_found', 'indicator'])
  expect(refusalOf(await write(administrator, id, 'x', missing))).toEqual([
    400,
    'indicator_not_found',
    'indicator',
  ])
  expect(refusalOf(await write(teacher, id, 'x', foreign))).toEqual([
    400,
    'indicator_not_in_instrument',
    'indicator',
  ])
  expect((await write(teacher, id, 'x', instrument.indicator('7.1.2').id)).status).toBe(201)
})

test('a school adds no notes once the line is validated, nobody once it is closed', async () => {
  const { teacher, coordinator } = people
  const { id, evaluation } = await line()
  const { body: theirs } = await write(teacher, id)
  const { body: ours } = await write(coordinator, id)
  const all = async (as: Someone, note: number) => [
    refusalOf(await write(as, id)),
    refusalOf(await vereda.ask(noteCalls.change, as, { parameters: { id: note }, body: { text: 'Later' } })),
    refusalOf(await vereda.ask(noteCalls.remove, as, { parameters: { id: note } })),
  ]
  const { db } = vereda.database
  await setStatus(db, id, 'IN REVIEW')
  expect((await write(teacher, id)).status).toBe(201)
  await setStatus(db, id, 'VALIDATED')
  expect(await all(teacher, theirs.id)).toEqual(Array(3).fill([403, 'permission_denied']))
  const { body: next } = await write(coordinator, id)
  expect((await vereda.ask(noteCalls.remove, coordinator, { parameters: { id: next.id } })).status).toBe(200)
  await setStatus(db, id, 'CLOSED')
  expect(await all(teacher, theirs.id)).toEqual(Array(3).fill([409, 'line_closed']))
  expect(await all(coordinator, ours.id)).toEqual(Array(3).fill([409, 'line_closed']))
  expect((await vereda.ask(noteCalls.list, teacher, { parameters: { id: evaluation } })).status).toBe(200)
})
