import type { Actor } from 'contract/access/scope'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import type { NewAction } from 'contract/evaluation/plan/actions'
import type { OptionCode } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planDocument } from '../../../src/exchange/documents/action-plan/plan-document.ts'
import type { Variant } from '../../../src/exchange/documents/document.ts'
import { voiceIn } from '../../../src/exchange/documents/voice.ts'
import { setStatus } from '../../given/answers.ts'
import { headingsOf, skippedLevels, tableOf, textOfDocument } from './reading/reading.ts'
import { givenDocuments } from './school/given-school.ts'

let given: Awaited<ReturnType<typeof givenDocuments>>
let plan: number
let lines: Awaited<ReturnType<typeof given.givenLines>>['lines']
const all = (code: OptionCode, except: Record<string, OptionCode> = {}) =>
  Object.fromEntries(given.parts.indicators.map(({ id, code: own }) => [id, except[own] ?? code]))

const actions: Partial<NewAction>[] = [
  { text: 'Make six calendars', accountable: 'Head teacher', deadline: '2025-03-01' },
  { text: 'Visit four families', deadline: '2024-12-01', status: 'completed' },
  { text: 'Ask for a ramp', status: 'blocked', observation: 'The budget is not there' },
  { text: 'Learn ten touch signs' },
]

beforeAll(async () => {
  given = await givenDocuments()
  const { vereda, people, parts, db } = given
  const { coordinator } = people
  const made = await given.givenLines(all('B'), all('B', { '2.1.1': 'D' }))
  lines = made.lines
  plan = lines[0]?.plan ?? 0
  await setStatus(db, lines[0]?.id ?? 0, 'OPEN')
  const indicator = parts.indicators.find(({ code }) => code === '2.1.1')
  const add = async (title: string, more: object = {}) => {
    const body = { title, category: indicator?.category ?? 0, ...more }
    const { body: goal } = await vereda.ask(actionPlanCalls.addGoal, coordinator, {
      parameters: { plan },
      body,
    })
    return goal.id
  }
  const goal = await add('Every learner has a calendar', {
    indicator: indicator?.id,
    target: 'D',
    kind: 'make_usual',
    barrier: 'Nobody has time',
    change: 'Learners know what comes next',
    sign_of_success: 'Calendars hang in every room',
  })
  for (const action of actions)
    await vereda.ask(actionPlanCalls.addAction, coordinator, {
      parameters: { goal },
      body: { category: 2, ...action } as NewAction,
    })
  await add('Families come in')
  await vereda.ask(actionPlanCalls.answer, coordinator, {
    body: { action_plan: plan, number: 2, answer: 'Families ask for braille' },
  })
  await setStatus(db, lines[0]?.id ?? 0, 'CLOSED')
})
afterAll(() => given.vereda.close())

const administrator = (): Actor => ({
  id: given.people.administrator.id,
  role: 0,
  is_superuser: true,
  areas: [],
})
const documentOf = (language: Language, variant: Variant = 'standard', id = plan, actor = administrator()) =>
  planDocument({ db: given.db, actor, language, variant, id, line: undefined })

test('a document has each goal as its card shows it, and each action with person, date and progress', async () => {
  const { vereda, people } = given
  const { body } = await vereda.ask(actionPlanCalls.read, people.coordinator, {
    parameters: { id: lines[0]?.evaluation ?? 0 },
    query: { evaluation_line_id: lines[0]?.id },
  })
  const document = await documentOf('en')
  const text = textOfDocument(document)
  expect(skippedLevels(document)).toBe(0)
  expect(text).toContain('2 goals · 4 actions · 1 completed · 1 late')
  expect(text).toContain('Families ask for braille')
  expect(text.filter((line) => line === 'Not answered yet')).toHaveLength(6)
  for (const message of [
    'Barrier: Nobody has time',
    'Change for learners: Learners know what comes next',
    'Sign of success: Calendars hang in every room',
    'Letter to aim at: D, Transformation',
    'Now: B, Change',
    'Kind of goal: Make it usual',
    'The indicator has moved up since.',
    'Actions completed for goal 1: 1 of 4',
  ])
    expect(text).toContain(message)
  expect(text.some((line) => /^Rosa Ruiz, \d\d-\d\d-\d{4}: The budget is not there$/.test(line))).toBe(true)
  const table = tableOf(document, '1. Actions')
  expect(table.map((row) => [row[0], row[2], row[3], row[4]])).toEqual([
    ['Make six calendars', 'Head teacher', '01-03-2025', 'Pending, late'],
    ['Visit four families', '–', '01-12-2024', 'Completed'],
    ['Ask for a ramp', '–', 'No deadline', 'Blocked'],
    ['Learn ten touch signs', '–', 'No deadline', 'Pending'],
  ])
  expect(table.map(([text]) => text)).toEqual(body.goals[0]?.actions.map((action) => action.text))
  expect(tableOf(document, 'Actions by deadline').map(([text]) => text)).toEqual([
    'Visit four families',
    'Make six calendars',
    'Ask for a ramp',
    'Learn ten touch signs',
  ])
})

test('the same plan is written in six languages', async () => {
  const seen = new Set<string>()
  for (const language of languageCodes) {
    const { t: textOf } = voiceIn(language)
    const text = textOfDocument(await documentOf(language))
    expect(text).toContain(`${textOf('plan.goal.kind')}: ${textOf('plan.kind.make_usual')}`)
    expect(text.join('\n')).not.toMatch(/\{\{|undefined|NaN|\[object/)
    seen.add(text[text.indexOf('Families ask for braille') - 1] ?? '')
  }
  expect(seen.size).toBe(languageCodes.length)
})

test('the easy version has the next actions with person and date, and, where there is room, finished ones', async () => {
  const document = await documentOf('en', 'easy_read')
  expect(headingsOf(document)).toEqual(['1 What we do next'])
  expect(textOfDocument(document).join(' | ')).toBe(
    'What we do next | Make six calendars | Who does it: Head teacher | By when: March 1, 2025 | This is late. | ' +
      'Ask for a ramp | Nobody is named yet. | No day is set yet. | ' +
      'Learn ten touch signs | Nobody is named yet. | No day is set yet. | The whole paper has more.',
  )
  const empty = await documentOf('en', 'easy_read', lines[1]?.plan)
  expect(textOfDocument(empty)).toContain('We have no goals yet.')
})

test('an empty plan is a document too; a plan out of scope is missing', async () => {
  const document = await documentOf('en', 'standard', lines[1]?.plan)
  expect(textOfDocument(document)).toContain('No goals yet')
  const actor: Actor = { id: 1, role: 2, is_superuser: false, areas: [given.people.otherRegion.id] }
  await expect(documentOf('en', 'standard', plan, actor)).rejects.toMatchObject({ code: 'not_found' })
})

test('a document has reports, questions and confirmations, costs and repetition', async () => {
  const { vereda, people, parts, db } = given
  const { coordinator } = people
  const line = lines[1]
  await setStatus(db, line?.id ?? 0, 'OPEN')
  const { body: goal } = await vereda.ask(actionPlanCalls.addGoal, coordinator, {
    parameters: { plan: line?.plan ?? 0 },
    body: { title: 'Families come in', category: parts.indicators[0]?.category ?? 0 },
  })
  const { body: action } = await vereda.ask(actionPlanCalls.addAction, coordinator, {
    parameters: { goal: goal.id },
    body: {
      text: 'Invite families',
      category: 2,
      deadline: '2030-03-01',
      repeats: 'monthly',
      repeats_until: '2030-12-01',
      cost: { amount: 1200.5, currency: 'PEN' },
    },
  })
  const parameters = { goal: goal.id, action: action.id }
  const report = { note: 'Twelve came', done_on: '2026-11-20' }
  await vereda.ask(actionPlanCalls.reportAction, coordinator, { parameters, body: report })
  await vereda.ask(actionPlanCalls.askAboutAction, coordinator, {
    parameters,
    body: { text: 'Which ones?' },
  })
  const questioned = await documentOf('en', 'standard', line?.plan)
  expect(textOfDocument(questioned).some((text) => /Twelve came.* asks, .*: Which ones\?$/.test(text))).toBe(
    true,
  )
  expect(tableOf(questioned, '1. Actions')[0]?.[4]).toBe('Pending, Question to answer')
  await vereda.ask(actionPlanCalls.confirmAction, coordinator, { parameters })
  const document = await documentOf('en', 'standard', line?.plan)
  const text = textOfDocument(document)
  expect(text).toContain('What was reported')
  expect(
    text.some((each) =>
      /^Invite families\. Reported by .*: Twelve came Done on 20-11-2026\. Confirmed by .*\.$/.test(each),
    ),
  ).toBe(true)
  const table = tableOf(document, '1. Actions')
  expect(table[0]?.[0]?.replace(/\s/g, ' ')).toBe(
    'Invite families (Cost: PEN 1,200.50; Every month, until 01-12-2030)',
  )
  expect(table.map((row) => [row[3], row[4]])).toEqual([
    ['01-03-2030', 'Completed, Confirmed'],
    ['01-04-2030', 'Pending'],
  ])
})
