import { commentCalls } from 'contract/evaluation/comments'
import { beforeAll, expect, test } from 'vitest'
import { auditOf, givenEvaluators, givenLine, setStatus } from '../../given/answers.ts'
import { asCoordinator, type Someone } from '../../given/people.ts'
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
const line = () => givenLine(vereda.database.db, people.school, people.instrument.id, people.coordinator)

const addComment = (as: Someone, evaluation_line: number, text = 'Please look again', indicator?: number) =>
  vereda.ask(commentCalls.create, as, { body: { evaluation_line, text, ...(indicator && { indicator }) } })

const change = (as: Someone, id: number, body: { text?: string; resolved?: boolean }, headers = {}) =>
  vereda.ask(commentCalls.change, as, { parameters: { id }, body, headers })

const notified = (evaluation: number) =>
  vereda.database.db
    .selectFrom('notifications')
    .where('evaluation_id', '=', evaluation)
    .selectAll()
    .orderBy('user_id')
    .execute()

test("a coordinator's comment notifies the people of the school by e-mail without its text", async () => {
  const { coordinator, teacher, colleague, school, instrument } = people
  const { id, evaluation } = await line()
  const indicator = instrument.indicator('1.1.2').id
  const { status, body, headers } = await addComment(coordinator, id, 'Please look again', indicator)
  expect([status, headers['etag']]).toEqual([201, '"v1"'])
  expect(body).toEqual({
    id: expect.any(Number),
    evaluation_line: id,
    indicator,
    former_code: null,
    text: 'Please look again',
    hidden: false,
    author: { id: coordinator.id, name: 'Carmen Coordinator', role: 2 },
    created_at: expect.stringMatching(/Z$/),
    edited_at: null,
    resolved: false,
    version: 1,
    updated_at: expect.stringMatching(/Z$/),
  })
  const notifications = await notified(evaluation)
  expect(notifications.map(({ user_id }) => user_id)).toEqual([teacher.id, colleague.id])
  expect(notifications[0]).toMatchObject({
    code: 'comment_added',
    params: {
      person: 'Carmen Coordinator',
      school: school.name,
      year: 2026,
      evaluation_type: 'base',
      line: id,
      comment: body.id,
      indicator: '1.1.2',
      count: 1,
    },
    instrument_id: instrument.id,
    is_read: false,
    title: null,
    message: null,
  })
  expect(await auditOf(vereda.database.db, 'comment', body.id)).toEqual([
    { deed: 'comment.create', old: null, new: { line: id, indicator }, actor_id: coordinator.id },
  ])
})

test("a school's comment notifies only the active coordinators of its region", async () => {
  const { db } = vereda.database
  const { teacher, coordinator, school, otherSchool } = people
  const second = await asCoordinator(db, [school.region, otherSchool.region])
  const left = await asCoordinator(db, [school.region])
  await db.updateTable('users').set({ is_active: false }).where('id', '=', left.id).execute()
  await asCoordinator(db, [otherSchool.region])
  const { id, evaluation } = await line()
  await addComment(teacher, id)
  expect((await notified(evaluation)).map(({ user_id }) => user_id)).toEqual([coordinator.id, second.id])
})

test('an author edits a comment, and whoever reads it can resolve it', async () => {
  const { coordinator, teacher, colleague, administrator, stranger } = people
  const { id } = await line()
  const { body: comment } = await addComment(teacher, id)
  const edited = await change(teacher, comment.id, { text: 'Please look once more' }, { 'if-match': '"v1"' })
  expect(edited.status).toBe(200)
  expect(edited.body).toMatchObject({ text: 'Please look once more', version: 2, resolved: false })
  expect(edited.body.edited_at).toMatch(/Z$/)
  const { body: untouched } = await addComment(teacher, id)
  for (const other of [colleague, coordinator, administrator]) {
    expect(refusalOf(await change(other, untouched.id, { text: 'Mine' }))).toEqual([403, 'permission_denied'])
    expect(refusalOf(await change(other, untouched.id, { text: 'Mine', resolved: true }))[0]).toBe(403)
  }
  const settled = await change(colleague, untouched.id, { resolved: true })
  expect(settled.body).toMatchObject({ resolved: true, edited_at: null, text: untouched.text })
  const reopened = await change(coordinator, untouched.id, { resolved: false })
  expect(reopened.body).toMatchObject({ resolved: false, version: 3 })
  expect(refusalOf(await change(stranger, untouched.id, { resolved: true }))).toEqual([404, 'not_found'])
  expect(refusalOf(await change(teacher, missing, { resolved: true }))).toEqual([404, 'not_found'])
  const late = await change(teacher, untouched.id, { resolved: true }, { 'if-match': '"v1"' })
  expect(late.status).toBe(412)
  expect(late.body).toMatchObject({ code: 'version_conflict', version: 3 })
})

test('a comment is deleted by its author or staff in scope', async () => {
  const { coordinator, teacher, colleague, stranger } = people
  const { id } = await line()
  const remove = async (as: Someone, by = teacher) => {
    const { body } = await addComment(by, id)
    return vereda.ask(commentCalls.remove, as, { parameters: { id: body.id } })
  }
  expect((await remove(teacher)).body).toEqual({ code: 'comment_deleted', detail: 'Comment deleted' })
  expect((await remove(coordinator)).status).toBe(200)
  expect(refusalOf(await remove(colleague))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await remove(teacher, coordinator))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await remove(stranger))).toEqual([404, 'not_found'])
})

test('a comment has 1 to 1000 characters and an existing line and indicator', async () => {
  const { teacher, administrator, stranger } = people
  const { id } = await line()
  const foreign = (await givenSmallInstrument(vereda.database.db)).indicator('1.1.1').id
  expect(refusalOf(await addComment(teacher, id, ''))).toEqual([400, 'required', 'text'])
  expect(refusalOf(await addComment(teacher, id, 'x'.repeat(1001)))).toEqual([400, 'max_length', 'text'])
  expect((await addComment(teacher, id, '🙂'.repeat(1000))).status).toBe(201)
  expect(refusalOf(await addComment(stranger, id))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await addComment(teacher, missing))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await addComment(administrator, missing))).toEqual([409, 'line_not_open'])
  expect(refusalOf(await addComment(administrator, id, 'x', missing))).toEqual([
    400,
    'indicator_not_found',
    'indicator',
  ])
  expect(refusalOf(await addComment(teacher, id, 'x', missing))).toEqual([
    400,
    'indicator_not_found',
    'indicator',
  ])
  expect(refusalOf(await addComment(teacher, id, 'x', foreign))).toEqual([
    400,
    'indicator_not_in_instrument',
    'indicator',
  ])
})

test('on a validated line the school resolves comments but adds none; on a closed one nobody does either', async () => {
  const { teacher, coordinator } = people
  const { db } = vereda.database
  const { id } = await line()
  const { body: comment } = await addComment(teacher, id)
  await setStatus(db, id, 'IN REVIEW')
  expect((await addComment(teacher, id)).status).toBe(201)
  await setStatus(db, id, 'VALIDATED')
  expect(refusalOf(await addComment(teacher, id))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await change(teacher, comment.id, { text: 'More' }))).toEqual([403, 'permission_denied'])
  const parameters = { id: comment.id }
  expect(refusalOf(await vereda.ask(commentCalls.remove, teacher, { parameters }))).toEqual([
    403,
    'permission_denied',
  ])
  expect((await change(teacher, comment.id, { resolved: true })).status).toBe(200)
  expect((await addComment(coordinator, id)).status).toBe(201)
  await setStatus(db, id, 'CLOSED')
  for (const somebody of [teacher, coordinator]) {
    expect(refusalOf(await addComment(somebody, id))).toEqual([409, 'line_closed'])
    expect(refusalOf(await change(somebody, comment.id, { resolved: false }))).toEqual([409, 'line_closed'])
    expect(refusalOf(await vereda.ask(commentCalls.remove, somebody, { parameters }))).toEqual([
      409,
      'line_closed',
    ])
  }
  expect(refusalOf(await change(teacher, comment.id, { text: 'More' }))).toEqual([409, 'line_closed'])
})

test('an edit and a resolution at the same time are both stored', async () => {
  const { teacher, coordinator } = people
  const { id } = await line()
  for (const round of [1, 2, 3, 4, 5]) {
    const { body: comment } = await addComment(teacher, id)
    const both = await Promise.all([
      change(teacher, comment.id, { text: `Round ${round}` }),
      change(coordinator, comment.id, { resolved: true }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const next = both.find(({ body }) => body.version === 3)
    expect(next?.body).toMatchObject({ text: `Round ${round}`, resolved: true })
  }
})
