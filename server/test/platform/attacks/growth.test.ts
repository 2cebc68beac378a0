import { commentCalls } from 'contract/evaluation/comments'
import { noteCalls } from 'contract/evaluation/notes'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { exportCalls } from 'contract/exchange/export-calls'
import { limits } from 'contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { givenPlanning } from '../../evaluation/action-plans/planning.ts'
import { asCoordinator } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'

const { vereda, db, people, line, givenGoal, addGoal, addAction } = await givenPlanning()
const { teacher, coordinator } = people
afterAll(() => vereda.close())

const fill = (most: number, insert: RawBuilder<unknown>) =>
  sql`${insert} from generate_series(1, ${most - 1}::int)`.execute(db)
const codesOf = async (
  action: () => Promise<{ status: number; body: { code?: string; detail?: string } }>,
) => {
  const [last, beyond] = [await action(), await action()]
  return [last.status, beyond.status, beyond.body.code, beyond.body.detail]
}
const full = [
  201,
  409,
  'quota_exceeded',
  expect.stringMatching(/^There is no room for more\. There are \d+ already\.$/),
]

test('the texts of a line are limited', async () => {
  const { id } = await line()
  await fill(
    limits.commentsOfLine,
    sql`insert into comments (line_id, text, author_id) select ${id}::int, 'x', ${teacher.id}::int`,
  )
  await fill(
    limits.notesOfLine,
    sql`insert into notes (line_id, text, author_id) select ${id}::int, 'x', ${teacher.id}::int`,
  )
  const body = { evaluation_line: id, text: 'One more' }
  expect(await codesOf(() => vereda.ask(commentCalls.create, teacher, { body }))).toEqual(full)
  expect(await codesOf(() => vereda.ask(noteCalls.create, teacher, { body }))).toEqual(full)
})

test('goals of a plan, and actions and observations of a goal, are limited', async () => {
  const { plan, goal } = await givenGoal()
  await fill(
    limits.actionsOfGoal,
    sql`insert into actions (goal_id, text, category) select ${goal}::int, 'x', 2`,
  )
  expect(await codesOf(() => addAction(goal))).toEqual(full)
  await fill(
    limits.observationsOfGoal,
    sql`insert into observations (goal_id, text, author_id) select ${goal}::int, 'x', ${coordinator.id}::int`,
  )
  const observe = () =>
    vereda.ask(actionPlanCalls.addObservation, coordinator, { parameters: { goal }, body: { text: 'x' } })
  expect(await codesOf(observe)).toEqual(full)
  await fill(
    limits.goalsOfPlan - 1,
    sql`insert into goals (plan_id, category_id, title, kind)
      select ${plan}::int, ${people.instrument.categories[0] ?? 0}::int, 'x', 'start'`,
  )
  expect(await codesOf(() => addGoal(plan))).toEqual(full)
})

test("a person's jobs are limited by day, and those of yesterday do not count", async () => {
  const body = { subject: 'list', query: '/api/school/', format: 'csv' } as const
  const ask = () => vereda.ask(exportCalls.start, coordinator, { body: body as never })
  const jobs = (most: number, days: number) =>
    fill(
      most,
      sql`insert into jobs (user_id, kind, language, asked, status, created_at)
        select ${coordinator.id}::int, 'export', 'en', '{}'::jsonb, 'failed', now() - make_interval(days => ${days})`,
    )
  await jobs(limits.exportsOfOneDay, 2)
  await jobs(limits.exportsOfOneDay, 0)
  expect((await ask()).status).toBe(202)
  const beyond = await ask()
  expect([beyond.status, beyond.body.code, Number(beyond.headers['retry-after']) > 60]).toEqual([
    429,
    'throttled',
    true,
  ])
})

test('a nearly full disk refuses exports', async () => {
  const narrow = await givenVereda({ MIN_FREE_MB: '1000000000' })
  const person = await asCoordinator(narrow.database.db, [])
  const body = { subject: 'list', query: '/api/school/', format: 'csv' } as never
  const answer = await narrow.ask(exportCalls.start, person, { body })
  expect([answer.status, answer.body.code]).toEqual([507, 'storage_full'])
  await narrow.close()
})
