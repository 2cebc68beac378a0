import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { overdueCalls } from 'contract/evaluation/plan/overdue'
import { accountCalls } from 'contract/people/accounts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { remindOfPlans } from '../../../src/evaluation/overdue/reminder-queries.ts'
import { regularly } from '../../../src/operations/maintenance/regularly.ts'
import { setStatus } from '../../given/answers.ts'
import { asCoordinator, asSchool, type Someone } from '../../given/people.ts'
import { home, queueIsEmpty } from '../../messages/given-sender.ts'
import { givenReminders } from './given-reminders.ts'
import { day } from './planning.ts'

const {
  people,
  vereda,
  db,
  mail,
  sender,
  line,
  goal,
  lateBy,
  remindersOf,
  remind,
  pass,
  choose,
  report,
  emailOf,
} = await givenReminders()
const { coordinator, representative, teacher, stranger, school } = people

test('overdue actions remind school and coordinators, by notification and by an e-mail with links to each action', async () => {
  const [first, second] = [await lateBy(12), await lateBy(1)]
  expect(await remind()).toBe(2)
  expect(await remindersOf(teacher)).toMatchObject([
    {
      title: 'Action plans: 2 actions are overdue',
      message: 'Do them, set new dates with a reason, or drop them.',
      params: { late: 2, to_confirm: 0 },
      object_id: null,
    },
  ])
  expect(await remindersOf(coordinator)).toHaveLength(1)
  expect(await remindersOf(stranger)).toEqual([])
  expect(mail.letters.map(({ to }) => to).sort()).toEqual([emailOf(coordinator), emailOf(teacher)].sort())
  const [letter] = mail.to(emailOf(teacher))
  expect(letter?.subject).toBe('Action plans: 2 actions are overdue')
  const page = (action: number) => `${home}/action-plans/${line.evaluation}?line=${line.id}#action-${action}`
  for (const part of ['12 days late', '1 day late', page(first), page(second), `${home}/action-plans`])
    expect(letter?.text).toContain(part)
  expect(letter?.text).toContain(`${home}/profile`)
  expect(letter?.html).toContain(`<a href="${home}/profile">`)
  expect(letter?.html.replaceAll('&amp;', '&')).toContain(`<a href="${page(first)}">`)
  expect(mail.to(emailOf(coordinator))[0]?.text).toContain(page(first))
  expect(letter?.text).not.toContain('Make six calendars')
})

test('a coordinator reminds the schools with overdue actions, each person once a day, and only who wants it', async () => {
  const remindSchools = (as: Someone) => vereda.ask(overdueCalls.remind, as, {})
  await lateBy(3)
  expect((await remindSchools(coordinator)).body).toEqual({ schools: 1 })
  await queueIsEmpty(db)
  expect(await remindersOf(teacher)).toMatchObject([{ params: { late: 1 } }])
  expect(await remindersOf(coordinator)).toEqual([])
  expect(mail.letters.map(({ to }) => to)).toEqual([emailOf(teacher)])
  expect((await remindSchools(representative)).body).toEqual({ schools: 0 })
  await pass(1)
  const elsewhere = await asCoordinator(db, [people.otherSchool.region])
  expect((await remindSchools(elsewhere)).body).toEqual({ schools: 0 })
  for (const nobody of [teacher, people.administrator]) expect((await remindSchools(nobody)).status).toBe(403)
  expect((await remindSchools(representative)).body).toEqual({ schools: 1 })
  await pass(1)
  await db.updateTable('users').set({ reminders: 'off' }).where('id', '=', teacher.id).execute()
  expect((await remindSchools(coordinator)).body).toEqual({ schools: 0 })
  const { rows } = await sql`select actor_id, new from audit where deed = 'plan.remind' order by id`.execute(
    db,
  )
  expect(rows[0]).toEqual({ actor_id: coordinator.id, new: { schools: [school.id] } })
})

test('one reminder a week is sent, by any server and however often a server starts', async () => {
  await lateBy(3)
  expect((await Promise.all([remindOfPlans(db), remindOfPlans(db)])).sort()).toEqual([0, 2])
  for (const start of ['first', 'second']) {
    const counts: number[] = []
    const work = async () => counts.push(await remindOfPlans(db))
    const maintenance = regularly(vereda.database, [{ name: start, every: 5, work }], {
      failed: () => {},
      done: () => {},
    })
    maintenance.start()
    await expect.poll(() => counts.length).toBeGreaterThan(1)
    await maintenance.stop()
    expect(new Set(counts)).toEqual(new Set([0]))
  }
  await pass(6)
  expect(await remind()).toBe(0)
  await queueIsEmpty(db)
  expect(mail.letters).toHaveLength(2)
  await pass(1)
  expect(await remind()).toBe(2)
  expect(mail.letters).toHaveLength(4)
  expect(await remindersOf(teacher)).toHaveLength(1)
})

test('reminders stop when nothing is overdue: completed, postponed, cancelled or in a closed line', async () => {
  const action = await lateBy(3)
  await report(action)
  expect(await remind()).toBe(0)
  const moved = await lateBy(5)
  const change = (body: object) =>
    vereda.ask(actionPlanCalls.changeAction, coordinator, {
      parameters: { goal: goal.id, action: moved },
      body,
    })
  await change({ deadline: day(3) })
  expect(await remind()).toBe(0)
  await change({ deadline: day(-3) })
  await setStatus(db, line.id, 'CLOSED')
  expect(await remind()).toBe(0)
  await setStatus(db, line.id, 'OPEN')
  await change({ status: 'cancelled', observation: 'No money' })
  expect(await remind()).toBe(0)
})

test('a waiting e-mail lists nothing that is no longer overdue', async () => {
  const action = await lateBy(3)
  await sender.stop()
  expect(await remindOfPlans(db)).toBe(2)
  await db.deleteFrom('actions').where('id', '=', action).execute()
  sender.start()
  await queueIsEmpty(db)
  expect(mail.letters).toEqual([])
})

test('each person chooses in their profile: never, once a week, or at once and once a day at most', async () => {
  expect((await vereda.ask(accountCalls.profile, teacher)).body.reminders).toBe('weekly')
  expect((await choose(teacher, 'off')).body.reminders).toBe('off')
  await choose(coordinator, 'at_once')
  await lateBy(3)
  expect(await remind()).toBe(1)
  await pass(1)
  expect(await remind()).toBe(0)
  await lateBy(1)
  expect(await remind()).toBe(1)
  await lateBy(1)
  expect(await remind()).toBe(0)
  expect(mail.letters.map(({ to }) => to)).toEqual([emailOf(coordinator), emailOf(coordinator)])
})

test('somebody without a confirmed address is reminded by notification only', async () => {
  const other = await asSchool(db, [school.id])
  await db
    .updateTable('users')
    .set({ email: null, pending_email: 'waits@vereda.example', pending_since: sql`now()` })
    .where('id', '=', other.id)
    .execute()
  await lateBy(3)
  expect(await remind()).toBe(3)
  expect(await remindersOf(other)).toHaveLength(1)
  expect(mail.letters).toHaveLength(2)
})

test('a report that waits for a week reminds those who confirm it, with its action', async () => {
  const action = await lateBy(3)
  await report(action)
  await queueIsEmpty(db)
  mail.letters.length = 0
  await sql`update actions set reported_at = reported_at - interval '8 days'`.execute(db)
  expect(await remind()).toBe(1)
  expect(await remindersOf(coordinator)).toMatchObject([
    {
      title: 'Action plans: something waits for you',
      params: { late: 0, to_confirm: 1, line: line.id, action },
      object_id: line.evaluation,
    },
  ])
  expect(mail.letters).toMatchObject([{ to: emailOf(coordinator) }])
  expect(mail.letters[0]?.text).toContain('reported 8 days ago')
  expect(mail.letters[0]?.text).not.toMatch(new RegExp(`${home}/action-plans$`, 'm'))
})

test('staff of a country get one reminder for the whole country', async () => {
  await db.updateTable('users').set({ reminders: 'weekly' }).where('id', '=', representative.id).execute()
  await lateBy(3)
  await remind()
  expect(await remindersOf(representative)).toMatchObject([{ params: { late: 1 } }])
})
