import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { expect, test } from 'vitest'
import { givenEvaluatedSchool, givenReadyLine, thisYear } from '../../given/lines.ts'
import { givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const { region, instrument, coordinator } = await givenEvaluatedSchool(db)

const ready = async () =>
  givenReadyLine(vereda, coordinator, (await givenSchool(db, region.id)).id, instrument.id)
const at = (id: number) => ({ parameters: { id } })
const openNext = (line: { id: number; line: number }, year = thisYear) =>
  ask(lineCalls.open, coordinator, { ...at(line.line), body: { status: 'OPEN', evaluation: line.id, year } })

test('opening and closing name the faults of the request', async () => {
  const line = await ready()
  const other = await ready()
  const open = (body: object, id = line.line, who = coordinator) =>
    ask(lineCalls.open, who, { ...at(id), body: body as { status: 'OPEN' } })
  for (const [body, status, code] of [
    [{ status: 'CLOSED' }, 400, 'assessment_id_required'],
    [{ status: 'OPEN', year: thisYear }, 400, 'assessment_id_required'],
    [{ status: 'OPEN', evaluation: null, year: thisYear }, 400, 'assessment_id_required'],
    [{ status: 'IN REVIEW', evaluation: line.id }, 400, 'invalid_line_status'],
    [{ status: 'open', evaluation: line.id }, 400, 'invalid_line_status'],
    [{ status: 5, evaluation: line.id }, 400, 'invalid_line_status'],
    [{ evaluation: line.id }, 400, 'invalid_line_status'],
    [{ status: 'OPEN', evaluation: line.id }, 400, 'required'],
    [{ status: 'OPEN', evaluation: line.id, year: thisYear + 2 }, 400, 'validation_error'],
    [{ status: 'CLOSED', evaluation: other.id }, 404, 'assessment_not_found'],
    [{ status: 'OPEN', evaluation: 999_999, year: thisYear }, 404, 'assessment_not_found'],
  ] as const) {
    const answer = await open(body)
    expect([body, answer.status, answer.body.code]).toEqual([body, status, code])
  }
  await db.updateTable('lines').set({ status: 'CLOSED' }).where('id', '=', line.line).execute()
  const early = await open({ status: 'OPEN', evaluation: line.id, year: thisYear - 1 })
  expect([early.status, early.body.code, early.body.errors?.['year']?.[0]?.code]).toEqual([
    400,
    'validation_error',
    'validation_error',
  ])
})

test('an evaluation has three lines at most', async () => {
  const line = await ready()
  const closeNow = (id: number) =>
    db.updateTable('lines').set({ status: 'CLOSED' }).where('id', '=', id).execute()
  await closeNow(line.line)
  const second = (await openNext(line)).body.line.id
  await closeNow(second)
  const third = (await openNext({ id: line.id, line: second }, thisYear + 1)).body.line
  expect(third.evaluation_type).toBe('third')
  await closeNow(third.id)
  const fourth = await openNext({ id: line.id, line: third.id }, thisYear + 1)
  expect([fourth.status, fourth.body.code]).toEqual([409, 'no_more_lines'])
})

test('the next line takes over the weights and the unfinished goals with their unfinished actions', async () => {
  const { id, line } = await ready()
  const category = instrument.categories[0]?.id ?? 0
  const points = instrument.categories.map((each, place) => ({
    category: each.id,
    score: place === 0 ? 100 : 0,
  }))
  await ask(evaluationCalls.weigh, coordinator, { body: { evaluation_line: line, scores: points } })
  const plan = await db
    .selectFrom('action_plans')
    .select('id')
    .where('line_id', '=', line)
    .executeTakeFirstOrThrow()
  const goals = await db
    .insertInto('goals')
    .values(
      (['in_progress', 'done', 'not_done', 'in_progress'] as const).map((status, place) => ({
        plan_id: plan.id,
        category_id: category,
        indicator_id: null,
        title: `Goal ${place + 1}`,
        barrier: 'Narrow doors',
        change: null,
        sign_of_success: null,
        kind: 'start' as const,
        target: 'E' as const,
        status,
        carried_from_id: null,
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('actions')
    .values(
      (['pending', 'in_progress', 'blocked', 'postponed', 'completed', 'cancelled'] as const).map(
        (status) => ({
          goal_id: goals[3]?.id ?? 0,
          text: `An action ${status}`,
          category: 2,
          accountable: null,
          deadline: '2026-09-01',
          status,
        }),
      ),
    )
    .execute()
  await db.updateTable('lines').set({ status: 'CLOSED' }).where('id', '=', line).execute()
  const opened = await ask(lineCalls.open, coordinator, {
    ...at(line),
    body: { status: 'OPEN', evaluation: id, year: thisYear },
  })
  expect(opened.status).toBe(201)
  const next = opened.body.line
  expect([next.indiprin, next.results, next.progress.answered]).toEqual([points, [], 0])
  const carried = await db
    .selectFrom('goals')
    .innerJoin('action_plans', 'action_plans.id', 'goals.plan_id')
    .select(['goals.id', 'title', 'barrier', 'target', 'status', 'carried_from_id', 'goals.version'])
    .where('line_id', '=', next.id)
    .orderBy('goals.id')
    .execute()
  const same = { barrier: 'Narrow doors', target: 'E', status: 'in_progress', version: 1 }
  expect(carried.map(({ id: _id, ...goal }) => goal)).toEqual([
    { ...same, title: 'Goal 1', carried_from_id: goals[0]?.id },
    { ...same, title: 'Goal 4', carried_from_id: goals[3]?.id },
  ])
  const actions = await db
    .selectFrom('actions')
    .select(['text', 'status', 'deadline', 'goal_id'])
    .where(
      'goal_id',
      'in',
      carried.map((goal) => goal.id),
    )
    .orderBy('id')
    .execute()
  expect(actions).toEqual(
    ['pending', 'in_progress', 'blocked', 'postponed'].map((status) => ({
      text: `An action ${status}`,
      status,
      deadline: '2026-09-01',
      goal_id: carried[1]?.id,
    })),
  )
  const plans = await db.selectFrom('action_plans').select('id').where('line_id', '=', next.id).execute()
  expect(plans).toHaveLength(1)
})
