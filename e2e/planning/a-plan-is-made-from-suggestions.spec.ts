import { expect, type Locator, type Page } from '@playwright/test'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { resultCalls } from 'contract/evaluation/results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { enterAt } from '../person/enter.ts'
import { tabTo } from '../person/keyboard.ts'
import { passesAxe, passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { type Neighbourhood, story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

story.use({ bypassCSP: true })

type Begun = Awaited<ReturnType<Neighbourhood['evaluation']>>

/** The first domain is rated A throughout, except one indicator with F. */
const rateAll = async ({ url, teacher }: Neighbourhood, { line, instrument }: Begun) => {
  const options = await ask(url, instrumentCalls.options, teacher, { query: { instrument_id: instrument } })
  const categories = await ask(url, instrumentCalls.categories, teacher, { parameters: { id: instrument } })
  const indicators = categories.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
  await Promise.all(
    indicators.map(({ id, scale }, index) => {
      const letter = index === 0 ? 'F' : 'A'
      const option = options.find((each) => each.code === letter && each.scale === scale)?.id ?? 0
      return ask(url, resultCalls.create, teacher, { body: { evaluation_line: line, indicator: id, option } })
    }),
  )
  return { strong: indicators[0], weak: categories[1]?.outcomes?.[0]?.indicators[0] }
}

const plan = (place: Neighbourhood, { id }: Begun) =>
  ask(place.url, actionPlanCalls.read, place.coordinator, { parameters: { id } })

/** Uses an action's menu by keyboard. */
const moveByKeys = async (page: Page, action: string, to: string) => {
  const menu = page.getByRole('button', { name: `What can be done with “${action}”` })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const wanted = page.getByRole('menuitem', { name: `Move to: ${to}` })
  await expect(wanted).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(wanted).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  return menu
}

/** The suggested text is put into the form and can be changed. */
const takeASuggestion = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Suggested actions' }).click()
  const first = dialog.getByRole('listitem').first()
  const text = await first.getByRole('paragraph').textContent()
  await first.getByRole('button', { name: 'Use this action' }).click()
  await expect(dialog.getByLabel('Action', { exact: true })).toHaveValue(text ?? '')
}

story('a plan is made from suggestions', async ({ page, place }) => {
  const begun = await place.evaluation(2026)
  const { strong, weak } = await rateAll(place, begun)
  const code = weak?.code ?? ''
  await enterAt(page, place.coordinator, begun.path)
  await page.getByRole('link', { name: 'Action plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Action plan' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Strengths' })).toContainText(strong?.name ?? '')

  await story.step('answers a question, which saves itself', async () => {
    await page.getByLabel(/^Which results and evidence/).fill('Families come every Friday.')
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    await expect(page.getByText('1 of 7 answered')).toBeVisible()
    expect((await plan(place, begun)).questions[0]?.answer).toBe('Families come every Friday.')
    await passesAxeInBothThemes(page, 'an empty plan')
  })

  await story.step('makes a goal of a suggestion', async () => {
    await page.getByRole('button', { name: `Make a goal of ${code}` }).click()
    const dialog = page.getByRole('dialog', { name: 'New goal' })
    await expect(dialog.getByLabel('Goal', { exact: true })).toHaveValue(weak?.name ?? '')
    await dialog.getByLabel('Barrier').fill('Nobody has the time.')
    await passesAxe(page, 'a new goal')
    await dialog.getByRole('button', { name: 'Add goal' }).click()
    await expect(page.getByRole('article', { name: weak?.name ?? '' })).toContainText('Aims at C')
    const [goal] = (await plan(place, begun)).goals
    expect(goal).toMatchObject({
      indicator: weak?.id,
      kind: 'start',
      target: 'C',
      barrier: 'Nobody has the time.',
    })
  })

  await story.step('adds two actions', async () => {
    for (const [text, deadline] of [
      ['Agree an hour a week', '2020-05-04'],
      ['Try the form with three learners', '2099-01-31'],
    ] as const) {
      await page.getByRole('button', { name: 'Add action' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'New action' })
      await takeASuggestion(dialog)
      await dialog.getByLabel('Action', { exact: true }).fill(text)
      await dialog.getByLabel('Accountable').fill('Head teacher')
      await dialog.getByLabel('Deadline').fill(deadline)
      await dialog.getByRole('button', { name: 'Add action' }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(page.getByText('2 actions', { exact: true })).toBeVisible()
    await expect(page.getByText('1 late', { exact: true })).toBeVisible()
    const goal = page.getByRole('article', { name: weak?.name ?? '' })
    await expect(goal).toContainText(/04-05-2020, [\d,.]+ days late/)
    await expect(page.getByRole('region', { name: 'What changed' })).toContainText(
      /Added: Try the form with three learners.*Added: Agree an hour a week/,
    )
    await passesAxeInBothThemes(page, 'a goal with its actions, and what changed beside it')
    await page.getByRole('button', { name: 'Board' }).click()
    await expect(page.getByRole('region', { name: 'Pending, 2 actions' })).toContainText('Agree an hour')
    await passesAxeInBothThemes(page, 'the board of a plan')
  })

  await story.step('blocks one with a reason and completes it, by keys alone', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await moveByKeys(page, 'Agree an hour a week', 'Blocked')
    const dialog = page.getByRole('dialog', { name: 'Blocked: say why' })
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await passesAxe(page, 'a reason')
    await page.keyboard.type('The timetable is fixed until August.')
    await tabTo(page, dialog.getByRole('button', { name: 'Move action' }))
    await page.keyboard.press('Enter')
    const blocked = page.getByRole('region', { name: 'Blocked, 1 action' })
    await expect(blocked).toContainText('Agree an hour a week')
    const menu = page.getByRole('button', { name: 'What can be done with “Agree an hour a week”' })
    await expect(menu).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await moveByKeys(page, 'Agree an hour a week', 'Completed')
    await expect(page.getByText('1 completed', { exact: true })).toBeVisible()
    await expect(page.getByText('1 late', { exact: true })).toBeHidden()
    const [goal] = (await plan(place, begun)).goals
    expect(goal?.observations.map(({ text }) => text)).toEqual(['The timetable is fixed until August.'])
    expect(goal?.actions.map(({ status }) => status).sort()).toEqual(['completed', 'pending'])
  })

  await story.step('drags a card to another column', async () => {
    await page
      .locator('[id^="action-"]')
      .filter({ hasText: 'Try the form with three learners' })
      .first()
      .dragTo(page.getByRole('region', { name: 'In progress, 0 actions' }))
    await expect(page.getByRole('region', { name: 'In progress, 1 action' })).toContainText('Try the form')
  })

  await story.step('sees the same by time and in a list', async () => {
    await page.getByRole('button', { name: 'Timeline' }).click()
    await expect(page.getByRole('table', { name: 'Actions by deadline' })).toContainText('31-01-2099')
    await passesAxeInBothThemes(page, 'the timeline of a plan')
    await page.getByRole('button', { name: 'List' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  })
})

story(
  'an answer outlives the connection, and two people decide whose counts',
  async ({ page, place, context }) => {
    const begun = await place.evaluation(2026)
    const { id: planId } = await plan(place, begun)
    await enterAt(page, place.coordinator, `/evaluations/${begun.id}/action-plan`)
    const field = page.getByLabel(/^Which results and evidence/)
    await expect(field).toBeVisible()
    await context.setOffline(true)
    await field.fill('Written on the bus.')
    await expect(page.getByText('On this device, not saved yet')).toBeVisible()
    await expect(page.getByText('1 answer is not saved yet').filter({ visible: true })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    expect((await plan(place, begun)).questions[0]?.answer).toBe('Written on the bus.')

    const theirs = (await plan(place, begun)).questions[0]?.id ?? 0
    await ask(place.url, actionPlanCalls.changeAnswer, place.superuser, {
      parameters: { plan: planId, question: theirs },
      body: { answer: 'Written in the office.' },
    })
    await field.fill('Written at home.')
    await expect(page.getByRole('row', { name: /Written in the office\. Written at home\./ })).toBeVisible()
    await page.getByRole('button', { name: 'Save mine instead' }).click()
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    expect((await plan(place, begun)).questions[0]?.answer).toBe('Written at home.')
  },
)
