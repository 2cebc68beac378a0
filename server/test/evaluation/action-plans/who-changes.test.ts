import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { expect, test } from 'vitest'
import { setStatus } from '../../given/answers.ts'
import { asCoordinator, type Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenPlanning, missing } from './planning.ts'

const { vereda, db, people, givenGoal, addGoal, addAction, planOf } = await givenPlanning()

/** Every write below a plan, of this goal and these children of it. */
const writes = (of: {
  plan: number
  goal: number
  observation: number
  action: number
  question: number
}) => {
  const { plan, goal, observation, action, question } = of
  return (as: Someone) => ({
    addGoal: () => addGoal(plan, {}, as),
    changeGoal: () =>
      vereda.ask(actionPlanCalls.changeGoal, as, { parameters: { plan, goal }, body: { title: 'x' } }),
    changeAnswer: () =>
      vereda.ask(actionPlanCalls.changeAnswer, as, { parameters: { plan, question }, body: { answer: 'x' } }),
    addObservation: () =>
      vereda.ask(actionPlanCalls.addObservation, as, { parameters: { goal }, body: { text: 'x' } }),
    changeObservation: () =>
      vereda.ask(actionPlanCalls.changeObservation, as, {
        parameters: { goal, observation },
        body: { text: 'x' },
      }),
    addAction: () => addAction(goal, {}, as),
    changeAction: () =>
      vereda.ask(actionPlanCalls.changeAction, as, { parameters: { goal, action }, body: { text: 'x' } }),
    removeAnswer: () => vereda.ask(actionPlanCalls.removeAnswer, as, { parameters: { plan, question } }),
    removeObservation: () =>
      vereda.ask(actionPlanCalls.removeObservation, as, { parameters: { goal, observation } }),
    removeAction: () => vereda.ask(actionPlanCalls.removeAction, as, { parameters: { goal, action } }),
    removeGoal: () => vereda.ask(actionPlanCalls.removeGoal, as, { parameters: { plan, goal } }),
  })
}

const givenAll = async () => {
  const { coordinator } = people
  const { plan, goal, line: id, evaluation } = await givenGoal()
  const action = await addAction(goal)
  const observation = await vereda.ask(actionPlanCalls.addObservation, coordinator, {
    parameters: { goal },
    body: { text: 'Seen' },
  })
  const answer = await vereda.ask(actionPlanCalls.answer, coordinator, {
    body: { action_plan: plan, number: 1, answer: 'Stairs' },
  })
  const children = { observation: observation.body.id, action: action.body.id, question: answer.body.id }
  return { line: id, evaluation, of: { plan, goal, ...children } }
}

const answersOf = async (asks: Record<string, () => Promise<Parameters<typeof refusalOf>[0]>>) => {
  const answers = new Set<string>()
  for (const ask of Object.values(asks)) answers.add(refusalOf(await ask()).join(' '))
  return [...answers]
}

test('a plan can be changed until its line is closed, since it follows from the review', async () => {
  const { line: id, of, evaluation } = await givenAll()
  for (const status of ['IN REVIEW', 'VALIDATED'] as const) {
    await setStatus(db, id, status)
    const { body: goal } = await addGoal(of.plan, { title: status })
    expect((await addAction(goal.id)).status).toBe(201)
  }
  const before = await planOf(evaluation)
  expect(before.editable).toBe(true)
  await setStatus(db, id, 'CLOSED')
  for (const somebody of [people.coordinator, people.administrator]) {
    expect(await answersOf(writes(of)(somebody))).toEqual(['409 cycle_not_open'])
    const answer = await vereda.ask(actionPlanCalls.answer, somebody, {
      body: { action_plan: of.plan, number: 2, answer: 'x' },
    })
    expect(refusalOf(answer)).toEqual([409, 'cycle_not_open'])
  }
  const after = await planOf(evaluation)
  expect(after.editable).toBe(false)
  expect(after.goals).toEqual(before.goals)
})

test('a school reads its plan, adds observations, and changes nothing else', async () => {
  const { of } = await givenAll()
  const { addObservation, ...others } = writes(of)(people.teacher)
  expect((await addObservation()).status).toBe(201)
  expect(await answersOf(others)).toEqual(['403 permission_denied'])
})

test('parts of another plan, goal or region are missing', async () => {
  const { of } = await givenAll()
  const { of: other } = await givenAll()
  const { coordinator } = people
  const ofPlan = writes({ ...of, plan: other.plan })(coordinator)
  expect(
    await answersOf({
      changeGoal: ofPlan.changeGoal,
      removeGoal: ofPlan.removeGoal,
      changeAnswer: ofPlan.changeAnswer,
      removeAnswer: ofPlan.removeAnswer,
    }),
  ).toEqual(['404 not_found'])
  const ofGoal = writes({ ...of, goal: other.goal })(coordinator)
  expect(
    await answersOf({
      changeAction: ofGoal.changeAction,
      changeObservation: ofGoal.changeObservation,
      removeAction: ofGoal.removeAction,
      removeObservation: ofGoal.removeObservation,
    }),
  ).toEqual(['404 not_found'])
  const elsewhere = await asCoordinator(db, [people.otherSchool.region])
  expect(await answersOf(writes(of)(elsewhere))).toEqual(['404 not_found'])
  const never = { plan: missing, goal: missing, observation: missing, action: missing, question: missing }
  expect(await answersOf(writes(never)(elsewhere))).toEqual(['404 not_found'])
})

test('two people who change one goal or one action at the same time both succeed, one after the other', async () => {
  const { coordinator, representative } = people
  for (const round of [1, 2, 3, 4, 5]) {
    const { plan, goal, evaluation } = await givenGoal()
    const { body: action } = await addAction(goal)
    const both = [coordinator, representative].flatMap((as) => [
      vereda.ask(actionPlanCalls.changeGoal, as, {
        parameters: { plan, goal },
        body: { title: `${as.username} ${round}` },
      }),
      vereda.ask(actionPlanCalls.changeAction, as, {
        parameters: { goal, action: action.id },
        body: { status: 'blocked', observation: `${as.username} says so` },
      }),
    ])
    const answers: { status: number }[] = await Promise.all(both)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [stored] = (await planOf(evaluation)).goals
    expect([stored?.version, stored?.actions[0]?.version, stored?.observations.length]).toEqual([3, 3, 2])
  }
})
