import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { noteCalls } from 'contract/evaluation/notes'
import { limits } from 'contract/platform/limits'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readWhole } from '../../../src/exchange/documents/evaluation/read-whole.ts'
import { givenEvaluators, givenLine } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let people: Awaited<ReturnType<typeof givenEvaluators>>
beforeAll(async () => {
  vereda = await givenVereda()
  people = await givenEvaluators(vereda.database.db)
})

const givenLineOf = () =>
  givenLine(vereda.database.db, people.school, people.instrument.id, people.coordinator)
const indicator = () => people.instrument.indicator('1.1.1').id

/** So many rows as were written over the years, each with this text. */
const fill = (
  table: 'comments' | 'notes',
  line: number,
  count: number,
  of: { text?: string; whole?: boolean },
) =>
  sql`insert into ${sql.table(table)} (line_id, indicator_id, text, author_id)
    select ${line}::int, ${of.whole ? null : indicator()}::int, ${of.text ?? 'x'}::text, ${people.teacher.id}::int
    from generate_series(1, ${count}::int)`.execute(vereda.database.db)

const readLine = async (evaluation: number, as: Someone = people.teacher) => {
  const { body } = await vereda.ask(evaluationCalls.read, as, { parameters: { id: evaluation } })
  return body.line
}
const comment = (evaluation_line: number, text = 'One more') =>
  vereda.ask(commentCalls.create, people.teacher, { body: { evaluation_line, text } })
const note = (evaluation_line: number, text = 'One more') =>
  vereda.ask(noteCalls.create, people.teacher, { body: { evaluation_line, text } })

test('up to 200 comments and notes are part of the line', async () => {
  const { id, evaluation } = await givenLineOf()
  for (const table of ['comments', 'notes'] as const) await fill(table, id, 200, {})
  const line = await readLine(evaluation)
  expect([line.comments.length, line.notes.length]).toEqual([200, 200])
  expect([line.comment_counts, line.note_counts]).toEqual([null, null])
})

test('a line with more than 200 has their number, and they are read in pages', async () => {
  const { id, evaluation } = await givenLineOf()
  await fill('comments', id, 150, {})
  await fill('comments', id, 60, { whole: true })
  await fill('notes', id, 205, {})
  const [first] = (
    await vereda.ask(commentCalls.list, people.teacher, {
      query: { evaluation_line_id: String(id) },
    })
  ).body.results
  await vereda.ask(commentCalls.change, people.teacher, {
    parameters: { id: first?.id ?? 0 },
    body: { resolved: true },
  })
  const line = await readLine(evaluation)
  expect([line.comments, line.notes]).toEqual([[], []])
  expect(line.comment_counts).toEqual([
    { indicator: null, open: 60, resolved: 0 },
    { indicator: indicator(), open: 149, resolved: 1 },
  ])
  expect(line.note_counts).toEqual([{ indicator: indicator(), notes: 205, of_school: 205 }])
})

const counted = async (query: Record<string, string>, as = people.teacher) => {
  const { status, body } = await vereda.ask(commentCalls.list, as, { query } as never)
  return status === 200 ? body.count : body.code
}

test('comments are filtered by indicator, whole line, status and author', async () => {
  const { id } = await givenLineOf()
  await fill('comments', id, 3, {})
  await fill('comments', id, 2, { whole: true })
  await vereda.ask(commentCalls.create, people.coordinator, { body: { evaluation_line: id, text: 'Why?' } })
  const of = (more: Record<string, string>) => counted({ evaluation_line_id: String(id), ...more })
  expect([
    await of({}),
    await of({ indicator: String(indicator()) }),
    await of({ whole_line: 'true' }),
    await of({ whole_line: 'false' }),
    await of({ resolved: 'true' }),
    await of({ author: String(people.coordinator.id) }),
  ]).toEqual([6, 3, 3, 3, 0, 1])
  expect(await counted({})).toBe('required')
  expect(await counted({ evaluation_line_id: String(id) }, people.stranger)).toBe('not_found')
  expect(await counted({ evaluation_line_id: '999999' }, people.administrator)).toBe('not_found')
})

test('a page of comments links to its neighbours, and each comment is on one page', async () => {
  const { id } = await givenLineOf()
  await fill('comments', id, 5, {})
  const page = async (number: number) =>
    (
      await vereda.ask(commentCalls.list, people.teacher, {
        query: { evaluation_line_id: String(id), page: String(number), page_size: '2' },
      } as never)
    ).body
  const pages = [await page(1), await page(2), await page(3), await page(4)]
  expect(pages.map(({ count }) => count)).toEqual([5, 5, 5, 5])
  expect(pages.map(({ next }) => next !== null)).toEqual([true, true, false, false])
  const ids = pages.flatMap(({ results }) => results.map((each) => each.id))
  expect(new Set(ids).size).toBe(5)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
})

test('notes have pages on request, and a filter by indicator', async () => {
  const { id, evaluation } = await givenLineOf()
  await fill('notes', id, 3, {})
  await fill('notes', id, 1, { whole: true })
  const list = async (query: object) =>
    (await vereda.ask(noteCalls.list, people.teacher, { parameters: { id: evaluation }, query })).body
  expect(await list({})).toHaveLength(4)
  expect(await list({ indicator: String(indicator()) })).toHaveLength(3)
  expect(await list({ page_size: '3' })).toMatchObject({
    count: 4,
    next: expect.stringContaining('page=2'),
    results: [{}, {}, {}],
  })
})

const noRoom = { status: 409, body: { code: 'quota_exceeded' } }

test('a line has a limit of characters, also when a text is made longer', async () => {
  const { id } = await givenLineOf()
  const text = 'क'.repeat(5000)
  const each = Buffer.byteLength(text)
  await fill('notes', id, Math.floor(limits.noteBytesOfLine / each), { text })
  expect(await note(id, text)).toMatchObject(noRoom)
  const { body } = await note(id, 'x')
  const change = (longer: string) =>
    vereda.ask(noteCalls.change, people.teacher, { parameters: { id: body.id }, body: { text: longer } })
  expect(await change(text)).toMatchObject(noRoom)
  expect((await change('y')).status).toBe(200)
  const long = 'क'.repeat(1000)
  await fill('comments', id, Math.floor(limits.commentBytesOfLine / Buffer.byteLength(long)), { text: long })
  expect(await comment(id, long)).toMatchObject(noRoom)
})

/** A line as full as a line may be, of texts as long as they may be together. */
const givenFullLine = async () => {
  const line = await givenLineOf()
  const text = (bytes: number) => 'x'.repeat(bytes)
  const { notesOfLine, noteBytesOfLine, commentsOfLine, commentBytesOfLine } = limits
  await fill('notes', line.id, notesOfLine, { text: text(Math.floor(noteBytesOfLine / notesOfLine)) })
  await fill('comments', line.id, commentsOfLine, {
    text: text(Math.min(1000, Math.floor(commentBytesOfLine / commentsOfLine))),
  })
  return line
}

test('a full line is read in a few kilobytes; its documents contain every text', async () => {
  const { db } = vereda.database
  const { id, evaluation } = await givenFullLine()
  expect([(await comment(id)).status, (await note(id)).status]).toEqual([409, 409])
  const line = await readLine(evaluation)
  expect(JSON.stringify(line).length).toBeLessThan(10_000)
  const { role, id: person } = people.administrator
  const actor = { id: person, role, is_superuser: false, areas: [] }
  const whole = await readWhole({ db, actor, language: 'es', id: evaluation, line: id } as never)
  expect([whole.line.notes.length, whole.line.comments.length]).toEqual([
    limits.notesOfLine,
    limits.commentsOfLine,
  ])
})

test('queries on a full line use an index', async () => {
  const { db } = vereda.database
  const others = await givenLineOf()
  for (const table of ['comments', 'notes'] as const) await fill(table, others.id, 20_000, {})
  const { id } = await givenFullLine()
  await sql`analyze comments, notes`.execute(db)
  const rows = (table: string) => sql`from ${sql.table(table)} where line_id = ${sql.lit(id)}`
  for (const table of ['comments', 'notes']) {
    for (const request of [
      sql`select count(*) ${rows(table)}`,
      sql`select text ${rows(table)} order by id limit 201`,
      sql`select * ${rows(table)} order by id limit 20 offset 40`,
    ]) {
      const plan = await sql<{ 'QUERY PLAN': string }>`explain ${request}`.execute(db)
      expect(plan.rows.map((row) => row['QUERY PLAN']).join()).toContain(`${table}_by_line`)
    }
  }
})
