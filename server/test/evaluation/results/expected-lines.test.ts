// @both-databases: one session in turns here, sessions that lock each other there
import { randomUUID } from 'node:crypto'
import { lineCalls } from 'contract/evaluation/lines'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { engine } from '../../database/database.ts'
import { givenEvaluators } from '../../given/answers.ts'
import { givenAnswers, givenEvaluation, givenEvidence } from '../../given/lines.ts'
import { asSchool, type Someone } from '../../given/people.ts'
import { givenSchool } from '../../given/places.ts'
import { givenReplica } from '../../running/replica.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const other = await givenReplica(vereda)

const { region, instrument, coordinator, administrator } = await givenEvaluators(db)
const [first, second] = instrument.indicators.filter(({ scale }) => scale === 1)

/** Another school of the region with an open line, and somebody of it. */
const givenLine = async () => {
  const school = await givenSchool(db, region)
  const { line } = await givenEvaluation(vereda, coordinator, school.id, instrument.id)
  return { school, line, teacher: await asSchool(db, [school.id]) }
}

const option = () => instrument.option('B')

/** Asked of the other server. */
const answerThere = async ({ token }: Someone, line: number, indicator = first?.id, key?: string) => {
  const payload = { evaluation_line: line, indicator, option: option() }
  const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) }
  const answer = await other.inject({ method: 'POST', url: '/api/result/', payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}

/** The other server expects from now on that lines take this answer. */
const expectThere = async () => {
  for (const indicator of [first, second])
    for (const key of [undefined, randomUUID()])
      expect(await answerThere(coordinator, (await givenLine()).line, indicator?.id, key)).toMatchObject({
        status: 201,
      })
}

const answersOf = async (line: number) => {
  const rows = await db.selectFrom('results').where('line_id', '=', line).select('id').execute()
  const { answered } = await db
    .selectFrom('line_summaries')
    .where('line_id', '=', line)
    .select('answered')
    .executeTakeFirstOrThrow()
  return [rows.length, answered]
}

/** With and without a key, since each begins in another way. */
const keys = [undefined, () => randomUUID()]

test.each(keys)('a line that was submitted on one server takes no answer on the other', async (key) => {
  await expectThere()
  const { line, teacher } = await givenLine()
  expect(await answerThere(teacher, line, second?.id)).toMatchObject({ status: 201 })
  await db.deleteFrom('results').where('line_id', '=', line).execute()
  await db.updateTable('line_summaries').set({ answered: 0 }).where('line_id', '=', line).execute()
  await givenAnswers(db, line, teacher.id, 'C')
  await givenEvidence(db, line, teacher.id)
  await vereda.ask(lineCalls.submit, teacher, { parameters: { id: line } })
  const before = await answersOf(line)
  const { status, body } = await answerThere(teacher, line, first?.id, key?.())
  expect([status, body.code]).toEqual([409, 'cycle_not_open'])
  expect(await answersOf(line)).toEqual(before)
})

test.each(keys)(
  "a school removed from somebody's areas on one server refuses their answers on the other",
  async (key) => {
    await expectThere()
    const { line, teacher } = await givenLine()
    expect(await answerThere(teacher, line, second?.id)).toMatchObject({ status: 201 })
    await db.deleteFrom('areas').where('user_id', '=', teacher.id).execute()
    const { status, body } = await answerThere(teacher, line, first?.id, key?.())
    expect([status, body.code]).toEqual([403, 'permission_denied'])
    expect(await answersOf(line)).toEqual([1, 1])
  },
)

test.each(keys)('a missing line, or one of another place, is refused as before', async (key) => {
  await expectThere()
  const { line } = await givenLine()
  const { teacher } = await givenLine()
  const codeOf = async (who: Someone, of: number) =>
    (await answerThere(who, of, first?.id, key?.())).body.code
  expect(await codeOf(teacher, line)).toBe('permission_denied')
  expect(await codeOf(teacher, 2_147_483_647)).toBe('permission_denied')
  expect(await codeOf(administrator, 2_147_483_647)).toBe('line_not_open')
  expect(await answersOf(line)).toEqual([0, 0])
})

test.each(keys)('an option that was changed on one server is answered by the other as it is', async (key) => {
  await expectThere()
  const { line, teacher } = await givenLine()
  await sql`update options set points = points + 90 where id = ${option()}`.execute(db)
  const { status, body } = await answerThere(teacher, line, first?.id, key?.())
  await sql`update options set points = points - 90 where id = ${option()}`.execute(db)
  expect([status, body.option.points > 90]).toEqual([201, true])
  expect(await answersOf(line)).toEqual([1, 1])
})

test.each(keys)('an indicator whose scale changed is refused by the other server', async (key) => {
  await expectThere()
  const { line, teacher } = await givenLine()
  await sql`update indicators set scale = 2 where id = ${first?.id}`.execute(db)
  const { status, body } = await answerThere(teacher, line, first?.id, key?.())
  await sql`update indicators set scale = 1 where id = ${first?.id}`.execute(db)
  expect([status, body.errors?.option?.[0]?.code ?? body.code]).toEqual([400, 'option_not_in_scale'])
  expect(await answersOf(line)).toEqual([0, 0])
})

test.runIf(engine() === 'server')('an answer is one trip to the database', async () => {
  for (const _ of [1, 2]) await expectThere()
  const { line, teacher } = await givenLine()
  expect(await answerThere(teacher, line, second?.id)).toMatchObject({ status: 201 })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect(await answerThere(teacher, line)).toMatchObject({ status: 201 })
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
})
