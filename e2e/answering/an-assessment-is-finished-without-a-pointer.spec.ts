import { type Browser, expect, type Page } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { keyboardUserOf } from '../person/keyboard-user.ts'
import { readerOf } from '../person/tree-reader.ts'
import type { WithoutPointer } from '../person/without-pointer.ts'
import { isLongRun } from '../rules/walk.ts'
import { ask, type Person } from '../story/asking.ts'
import { complete } from '../story/complete.ts'
import { documentNumber } from '../story/documents.ts'
import { type Neighbourhood, story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const open = ['1.1.2', '7.1.1']

type Enters = (page: Page) => Promise<WithoutPointer>
type Someone = WithoutPointer & { page: Page }

const someone = async (
  browser: Browser,
  enters: Enters,
  { username, password }: Person,
): Promise<Someone> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/login')
  const who = { ...(await enters(page)), page }
  await who.type('Email or username', username)
  await who.type('Password', password)
  await who.press('button', 'Sign in')
  await who.meets('heading', /^Good (morning|afternoon|evening)/)
  return who
}

const answer = async (who: Someone, code: string, letter: string): Promise<void> => {
  await who.meets('heading', new RegExp(`^${code} `))
  await who.choose(new RegExp(`^${letter} `))
  await who.hears(/^Sent and kept, \d/)
}

const submit = async (who: Someone, school: string): Promise<void> => {
  await who.press('button', 'Check answers and submit')
  await who.meets('dialog', `Submit the evaluation of ${school}?`)
  await who.press('button', 'Submit for review')
  await who.hears('Line submitted for review')
  await who.meets('heading', 'In review')
}

const answerAttachAndSubmit = async (teacher: Someone, school: string): Promise<void> => {
  await teacher.press('link', /^(Begin|Continue)/)
  for (const code of open) {
    await teacher.press('button', 'Check answers and submit')
    await teacher.meets('dialog', 'What is still missing')
    await teacher.press('link', new RegExp(`^${code} `))
    await answer(teacher, code, 'C')
  }
  await teacher.press('button', 'Check answers and submit')
  await teacher.press('link', /Evidence of domain 7, Innovation/)
  await teacher.press('button', 'Add evidence to Innovation')
  await teacher.meets('dialog', 'Add evidence: domain 7, Innovation')
  const [chooser] = await Promise.all([
    teacher.page.waitForEvent('filechooser'),
    teacher.press('button', 'Choose a file'),
  ])
  await chooser.setFiles(documentNumber(20, 'minutes'))
  await teacher.hears(/^minutes\./)
  await teacher.press('button', 'Add evidence')
  await teacher.hears('All evidence sets are complete')
  await submit(teacher, school)
}

const returnWithAReason = async (coordinator: Someone, school: string): Promise<void> => {
  await coordinator.press('link', `Review ${school}`)
  await coordinator.press('button', 'Ask for a change')
  await coordinator.type('What should change', 'Please look at the profiles again.')
  await coordinator.press('button', 'Send the request')
  await coordinator.press('button', 'Return with 1 reason')
  await coordinator.meets('alertdialog', `Return the evaluation to ${school}?`)
  await coordinator.press('button', 'Return line')
  await coordinator.hears('Line returned with reasons')
}

const mend = async (teacher: Someone, school: string): Promise<void> => {
  await teacher.page.goto('/home')
  await teacher.meets('heading', '1 thing to mend, then send it back')
  await teacher.hears('Please look at the profiles again.')
  await teacher.press('link', 'Mend this: 1.1.1 Strengths and interests')
  await teacher.hears('Daniela Vera returned the line with 1 reason')
  await answer(teacher, '1.1.1', 'D')
  await submit(teacher, school)
}

const validateAndOpenTheNext = async (coordinator: Someone, school: string): Promise<void> => {
  await coordinator.page.goto('/home')
  await coordinator.press('link', `Review 1 change, ${school}`)
  await coordinator.hears('From C to D')
  await coordinator.press('button', 'Validate')
  await coordinator.meets('alertdialog', `Validate the evaluation of ${school}?`)
  await coordinator.hears('66 indicators were not looked at. Say why you validate all the same.')
  await coordinator.type('Message on the whole line', 'I saw all of it on my visit.')
  await coordinator.press('button', 'Validate line')
  await coordinator.press('button', 'Close the line')
  await coordinator.meets('alertdialog', `Close Base line 2026 of ${school}?`)
  await coordinator.press('button', 'Close the line')
  await coordinator.press('button', 'Open: Second evaluation')
  await coordinator.meets('dialog', `Open the Second evaluation of ${school}?`)
  await coordinator.press('button', 'Open line')
  await coordinator.hears('New line opened')
}

const plan = async (coordinator: Someone): Promise<void> => {
  await coordinator.press('link', 'Action plan')
  await coordinator.meets('heading', 'Action plan')
  await coordinator.press('button', 'Add goal')
  await coordinator.meets('dialog', 'New goal')
  await coordinator.type('Goal', 'Every learner has a current plan')
  await coordinator.press('button', /Domain$/)
  await coordinator.pick('option', /^1\. /)
  await coordinator.press('button', 'Add goal')
  await coordinator.hears('Goal added')
  await coordinator.press('button', 'Add action')
  await coordinator.meets('dialog', 'New action')
  await coordinator.type('Action', 'Agree on one form')
  await coordinator.press('button', 'Add action')
  await coordinator.hears('Action added')
  await coordinator.press('button', 'What can be done with “Agree on one form”')
  await coordinator.pick('menuitem', 'Move to: In progress')
  await coordinator.hears('Moved to: In progress')
}

const isDone = async ({ url, coordinator }: Neighbourhood, id: number): Promise<void> => {
  const { lines } = await ask(url, evaluationCalls.read, coordinator, { parameters: { id } })
  expect(lines.map(({ status }) => status)).toEqual(['CLOSED', 'OPEN'])
  const { goals } = await ask(url, actionPlanCalls.read, coordinator, { parameters: { id } })
  expect(goals.map(({ title }) => title)).toEqual(['Every learner has a current plan'])
  expect(goals[0]?.actions).toMatchObject([{ text: 'Agree on one form', status: 'in_progress' }])
}

const atTheKeyboard = ['somebody at the keyboard', async (page: Page) => keyboardUserOf(page)] as const
const byRolesAndNames = ['a program that knows only roles and names', readerOf] as const

// Both ways take a minute of CPU each, so the second runs only in the long run.
for (const [way, enters] of isLongRun ? [atTheKeyboard, byRolesAndNames] : [atTheKeyboard])
  story(`${way} finishes an assessment, from the first login to a plan`, async ({ browser, place }) => {
    // Takes a minute on an idle machine, several times that on a busy one.
    story.setTimeout(600_000)
    const begun = await place.evaluation(2026)
    await complete(place, begun, { answers: open, document: true })
    const school = place.school.name
    const teacher = await story.step('a teacher logs in', () => someone(browser, enters, place.teacher))
    await story.step('the teacher answers, attaches and submits', () =>
      answerAttachAndSubmit(teacher, school),
    )
    const coordinator = await story.step('a coordinator logs in', () =>
      someone(browser, enters, place.coordinator),
    )
    await story.step('the coordinator returns it with a reason', () => returnWithAReason(coordinator, school))
    await story.step('the teacher mends it', () => mend(teacher, school))
    await story.step('the coordinator validates, closes and opens the next line', () =>
      validateAndOpenTheNext(coordinator, school),
    )
    await story.step('the coordinator plans', () => plan(coordinator))
    await isDone(place, begun.id)
  })
