import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { noteCalls } from 'contract/evaluation/notes'
import { historyCalls } from 'contract/insight/history'
import { hiddenText } from 'contract/platform/hidden'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TextMark, textMark } from '../../../src/platform/audit/queries.ts'
import { givenEvaluators, givenLine, setStatus } from '../../given/answers.ts'
import { asCoordinator, asSuperuser, type Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let people: Awaited<ReturnType<typeof givenEvaluators>>
beforeAll(async () => {
  vereda = await givenVereda()
  people = await givenEvaluators(vereda.database.db)
})
afterAll(() => vereda.close())

const name = 'Lucía Quispe can hear well'
const line = () => givenLine(vereda.database.db, people.school, people.instrument.id, people.coordinator)

/** What is the same for comments and notes. */
const kinds = {
  comment: {
    say: (line: number, headers = {}) =>
      vereda.ask(commentCalls.create, people.teacher, {
        body: { evaluation_line: line, text: name },
        headers,
      }),
    hide: (as: Someone, id: number, headers = {}) =>
      vereda.ask(commentCalls.hide, as, { parameters: { id }, headers }),
    edit: (id: number) =>
      vereda.ask(commentCalls.change, people.teacher, { parameters: { id }, body: { text: 'Again' } }),
  },
  note: {
    say: (line: number, headers = {}) =>
      vereda.ask(noteCalls.create, people.teacher, { body: { evaluation_line: line, text: name }, headers }),
    hide: (as: Someone, id: number, headers = {}) =>
      vereda.ask(noteCalls.hide, as, { parameters: { id }, headers }),
    edit: (id: number) =>
      vereda.ask(noteCalls.change, people.teacher, { parameters: { id }, body: { text: 'Again' } }),
  },
}

test.each(['comment', 'note'] as const)(
  'a %s that names a learner is hidden by who may review, from everybody',
  async (kind) => {
    const { coordinator, teacher, colleague, representative } = people
    const foreign = await asCoordinator(vereda.database.db, [people.otherSchool.region])
    const { say: textOf, hide, edit } = kinds[kind]
    const { id, evaluation } = await line()
    const headers = { 'idempotency-key': `key-${kind}` }
    const { body: said1 } = await textOf(id, headers)
    expect(said1).toMatchObject({ text: name, hidden: false })
    for (const school of [teacher, colleague])
      expect(refusalOf(await hide(school, said1.id))).toEqual([403, 'permission_denied'])
    expect(refusalOf(await hide(foreign, said1.id))).toEqual([404, 'not_found'])
    expect(refusalOf(await hide(coordinator, said1.id, { 'if-match': '"v7"' }))).toEqual([
      412,
      'version_conflict',
    ])

    await setStatus(vereda.database.db, id, 'CLOSED')
    const { status, body } = await hide(coordinator, said1.id)
    expect([status, body.code]).toEqual([200, `${kind}_hidden`])
    expect(body).toMatchObject({ [kind]: { id: said1.id, text: hiddenText, hidden: true, version: 2 } })
    await setStatus(vereda.database.db, id, 'OPEN')

    expect(refusalOf(await edit(said1.id))).toEqual([403, 'permission_denied'])
    expect((await textOf(id, headers)).body).toMatchObject({ id: said1.id, text: hiddenText, hidden: true })
    expect((await hide(representative, said1.id)).status).toBe(200)

    const superuser = await asSuperuser(vereda.database.db)
    const answers = [
      await vereda.ask(evaluationCalls.read, teacher, { parameters: { id: evaluation } }),
      await vereda.ask(noteCalls.list, superuser, { parameters: { id: evaluation } }),
      await vereda.ask(historyCalls.history, superuser, {
        query: { object_type: kind, object_id: said1.id },
      }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.body)).not.toContain('Quispe')
    }
    expect(JSON.stringify(answers[0]?.body)).toContain(hiddenText)
    const query = { deed: `${kind}.hide`, object_type: kind }
    const { body: audit } = await vereda.ask(historyCalls.audit, superuser, { query })
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(audit.results.map((row) => row.old)).toEqual([null, { text: { length: name.length, hash } }])
    const rows = await sql<{ row: string }>`select audit::text as row from audit`.execute(vereda.database.db)
    expect(JSON.stringify(rows.rows)).not.toContain('Quispe')
  },
)

test.each(['comment', 'note'] as const)(
  'of an edited or deleted %s the audit keeps lengths and keyed hashes, none of its text',
  async (kind) => {
    const { db } = vereda.database
    const { teacher } = people
    const written = [name, `${name} now`, name, name]
    const { id } = await line()
    const { body: one } = await kinds[kind].say(id)
    const { body: other } = await kinds[kind].say(id)
    const parameters = { id: one.id }
    const calls = kind === 'comment' ? commentCalls : noteCalls
    await vereda.ask(calls.change as typeof noteCalls.change, teacher, {
      parameters,
      body: { text: `${name} now` },
    })
    await vereda.ask(calls.change as typeof noteCalls.change, teacher, { parameters, body: { text: name } })
    for (const each of [one, other])
      await vereda.ask(calls.remove as typeof noteCalls.remove, teacher, { parameters: { id: each.id } })
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('object_type', '=', kind)
      .where('object_id', 'in', [one.id, other.id])
      .orderBy('id')
      .execute()
    expect(JSON.stringify(rows)).not.toContain('Quispe')
    const marks = rows.flatMap(({ old }) => (old as { text?: TextMark } | null)?.text ?? [])
    expect(marks.map(({ length }) => length)).toEqual(written.map((text) => text.length))
    const [first, second, third, elsewhere] = marks.map(({ hash }) => hash)
    expect([first === third, first === second, first === elsewhere]).toEqual([true, false, false])
    expect(await textMark(db, { type: kind, id: one.id }, name)).toEqual(marks[0])
  },
)
