import { lineCalls } from 'contract/evaluation/lines'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { reviewerCalls } from 'contract/evaluation/reviewers'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { givenEvaluatedSchool, givenReadyLine } from '../given/lines.ts'
import { asCoordinator, type Someone } from '../given/people.ts'
import { givenVereda } from '../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { region, school, instrument, coordinator, representative, teacher, colleague } =
  await givenEvaluatedSchool(database.db)
const secondCoordinator = await asCoordinator(database.db, [region.id])

const { id, line } = await givenReadyLine(vereda, coordinator, school.id, instrument.id)
const at = { parameters: { id: line } }

const unreadOf = async (who: Someone) => {
  const { body } = await ask(notificationCalls.list, who, { query: { is_read: 'false' } })
  expect(body.unread).toBe(body.results.length)
  return body.results.map(({ code }) => code)
}

test('notifications that ask for a transition are read for everybody once somebody made it', async () => {
  await ask(lineCalls.submit, teacher, at)
  expect(await unreadOf(secondCoordinator)).toEqual(['line_submitted'])
  await ask(reviewerCalls.set, representative, {
    ...at,
    body: { reviewer: secondCoordinator.id, review_by: null },
  })
  expect(await unreadOf(secondCoordinator)).toEqual(['reviewer_named', 'line_submitted'])

  await ask(lineCalls.return, coordinator, { ...at, body: { messages: [{ text: 'Say more.' }] } })
  expect(await unreadOf(secondCoordinator), 'another coordinator looked at it').toEqual([])
  expect(await unreadOf(colleague)).toEqual(['line_returned'])

  await ask(lineCalls.submit, teacher, at)
  expect(await unreadOf(colleague), 'a colleague sent it again').toEqual([])
  expect(await unreadOf(secondCoordinator)).toEqual(['line_submitted'])
})

test('notifications of reports stay until nothing of the plan waits, and of a closed line none stays', async () => {
  await ask(lineCalls.review, representative, { ...at, body: {} })
  const { body: plans } = await ask(actionPlanCalls.read, coordinator, { parameters: { id } })
  const plan = plans.id
  const { body: goal } = await ask(actionPlanCalls.addGoal, coordinator, {
    parameters: { plan },
    body: { title: 'Every learner has a calendar', category: instrument.categories[0]?.id ?? 0 },
  })
  const addAction = async (text: string) => {
    const { body } = await ask(actionPlanCalls.addAction, coordinator, {
      parameters: { goal: goal.id },
      body: { text, category: 2 },
    })
    return { goal: goal.id, action: body.id }
  }
  const first = await addAction('Make six calendars')
  const second = await addAction('Repair the ramp')
  const report = (parameters: { goal: number; action: number }) =>
    ask(actionPlanCalls.reportAction, teacher, {
      parameters,
      body: { note: 'It is done.', done_on: new Date().toISOString().slice(0, 10) },
    })
  for (const action of [first, second]) expect(await report(action)).toMatchObject({ status: 200 })
  expect(await unreadOf(secondCoordinator)).toEqual(['action_reported'])
  await ask(actionPlanCalls.confirmAction, coordinator, { parameters: first })
  expect(await unreadOf(secondCoordinator), 'the other one still waits').toEqual(['action_reported'])
  await ask(actionPlanCalls.askAboutAction, coordinator, {
    parameters: second,
    body: { text: 'In which rooms?' },
  })
  expect(await unreadOf(secondCoordinator)).toEqual([])
  expect(await unreadOf(colleague)).toEqual(['action_asked', 'action_confirmed', 'line_validated'])
  await report(second)
  expect(await unreadOf(colleague)).toEqual(['action_confirmed', 'line_validated'])
  expect(await unreadOf(secondCoordinator)).toEqual(['action_reported'])

  await ask(lineCalls.open, representative, { ...at, body: { status: 'CLOSED', evaluation: id } })
  expect(await unreadOf(secondCoordinator)).toEqual([])
  expect(await unreadOf(colleague)).toEqual(['line_closed', 'action_confirmed'])
})
