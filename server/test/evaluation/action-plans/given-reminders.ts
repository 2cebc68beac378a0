import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { type Notification, notificationCalls } from 'contract/messages/notifications'
import { accountCalls, type ReminderChoice } from 'contract/people/accounts'
import { sql } from 'kysely'
import { beforeEach } from 'vitest'
import { remindOfPlans } from '../../../src/evaluation/overdue/reminder-queries.ts'
import { givenLine } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { givenPost, queueIsEmpty } from '../../messages/given-sender.ts'
import { day, givenPlanning } from './planning.ts'

/** A plan of a school, people who want to be reminded once a week, and the letters they get. */
export const givenReminders = async () => {
  const { vereda, db, people, addGoal, addAction } = await givenPlanning()
  const { coordinator, teacher, stranger, school, instrument } = people
  const { mail, sender } = await givenPost(db)
  beforeEach(async () => {
    await db.deleteFrom('actions').execute()
    await db.deleteFrom('plan_reminders').execute()
    await db.deleteFrom('notifications').execute()
    await queueIsEmpty(db)
    await db.deleteFrom('letters').execute()
    mail.letters.length = 0
    await db.updateTable('users').set({ reminders: 'off' }).execute()
    const reminded = [coordinator, teacher, stranger].map(({ id }) => id)
    await db.updateTable('users').set({ reminders: 'weekly' }).where('id', 'in', reminded).execute()
  })

  const emailOf = ({ username }: Someone) => `${username}@vereda.example`

  const line = await givenLine(db, school, instrument.id, coordinator)
  const { body: goal } = await addGoal(line.plan)
  const lateBy = async (days: number) => {
    const { body } = await addAction(goal.id, { deadline: day(-days) })
    return body.id
  }
  const remindersOf = async (as: Someone): Promise<Notification[]> => {
    const { body } = await vereda.ask(notificationCalls.list, as, { query: { code: 'plan_reminder' } })
    return body.results
  }
  const remind = async () => {
    const count = await remindOfPlans(db)
    await queueIsEmpty(db)
    return count
  }
  /** So many days pass since everybody was reminded. */
  const pass = async (days: number) => {
    const ago = sql`make_interval(days => ${days})`
    await sql`update plan_reminders set reminded_at = reminded_at - ${ago}`.execute(db)
    await sql`update actions set created_at = created_at - ${ago}, deadline = deadline - ${days}::int`.execute(
      db,
    )
  }
  const choose = (as: Someone, reminders: ReminderChoice) =>
    vereda.ask(accountCalls.changeProfile, as, { body: { reminders } })
  const report = (action: number) =>
    vereda.ask(actionPlanCalls.reportAction, teacher, {
      parameters: { goal: goal.id, action },
      body: { note: 'They hang' },
    })

  return {
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
  }
}
