import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import type { ActionStatus } from 'contract/evaluation/plan/actions'
import type { GoalStatus } from 'contract/evaluation/plan/goals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../../../src/exchange/documents/document.ts'
import { letterDocument } from '../../../src/exchange/documents/letter/letter-document.ts'
import { setStatus } from '../../given/answers.ts'
import { textOfDocument } from './reading/reading.ts'
import { givenDocuments } from './school/given-school.ts'

let given: Awaited<ReturnType<typeof givenDocuments>>
let school: number
let line: { id: number; plan: number }
const goals = new Map<string, number>()

const addGoal = async (title: string, ...actions: { text: string; status?: ActionStatus }[]) => {
  const { vereda, people } = given
  const body = { title, category: people.instrument.categories[0]?.id ?? 0 }
  const { body: goal } = await vereda.ask(actionPlanCalls.addGoal, people.coordinator, {
    parameters: { plan: line.plan },
    body,
  })
  goals.set(title, goal.id)
  for (const action of actions)
    await vereda.ask(actionPlanCalls.addAction, people.coordinator, {
      parameters: { goal: goal.id },
      body: { category: 1, ...action },
    })
}

beforeAll(async () => {
  given = await givenDocuments()
  const answers = Object.fromEntries(given.parts.indicators.map(({ id }) => [id, 'C' as const]))
  const made = await given.givenLines(answers)
  school = made.school
  const [only] = made.lines
  if (!only) throw new Error('There is a line')
  line = only
  await setStatus(given.db, line.id, 'OPEN')
  await addGoal('Safe ways', { text: 'Paint the rails', status: 'completed' })
  await addGoal('A calendar for all', { text: 'Make six calendars' })
  await addGoal('Families come in', { text: 'Visit four families' })
  await setStatus(given.db, line.id, 'CLOSED')
})
afterAll(() => given.vereda.close())

const goalsAre = async (statuses: Record<string, GoalStatus>) => {
  for (const [title, status] of Object.entries(statuses))
    await given.db
      .updateTable('goals')
      .set({ status })
      .where('id', '=', goals.get(title) ?? 0)
      .execute()
}

/** What stands under "What comes next" in the summary and in the letter. */
const nextIn = async (): Promise<string[][]> => {
  const { db, people } = given
  const actor = { id: people.administrator.id, role: 0 as const, is_superuser: true, areas: [] }
  const about = {
    db,
    actor,
    language: 'en' as const,
    variant: 'standard' as const,
    id: school,
    line: line.id,
  }
  const documents: Document[] = [await given.documentOf(school), await letterDocument(about)]
  return documents.map((document) => {
    const texts = textOfDocument(document)
    const from = texts.indexOf('What comes next') + 1
    const to = texts.findIndex((text, at) => at >= from && /^(About this line|All answers with)/.test(text))
    return texts.slice(from, to)
  })
}

test('next steps are the open actions of goals that go on; a plan with goals never reads as one without', async () => {
  await goalsAre({ 'Safe ways': 'in_progress', 'A calendar for all': 'done', 'Families come in': 'not_done' })
  for (const next of await nextIn()) expect(next).toEqual(['Safe ways'])
  await goalsAre({ 'Families come in': 'in_progress' })
  for (const next of await nextIn()) expect(next).toEqual([expect.stringMatching(/^Visit four families \(/)])
  await goalsAre({ 'Safe ways': 'done', 'Families come in': 'not_done' })
  for (const next of await nextIn()) expect(next).toEqual(['Nothing of the plan is open.'])
})
