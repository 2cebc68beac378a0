import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { noteCalls } from 'contract/evaluation/notes'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { resultCalls } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { instrumentCalls } from 'contract/instrument/instruments'
import { schoolCalls } from 'contract/places/schools'
import { enter, enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { type Neighbourhood, story } from '../story/story.ts'

story.use({ bypassCSP: true })

const instrumentOf = async ({ url, teacher }: Neighbourhood, instrument: number) => {
  const options = await ask(url, instrumentCalls.options, teacher, { query: { instrument_id: instrument } })
  const categories = await ask(url, instrumentCalls.categories, teacher, { parameters: { id: instrument } })
  const first = categories[0]?.outcomes?.[0]?.indicators[0]
  const optionOf = (code: OptionCode) =>
    options.find((each) => each.code === code && each.scale === first?.scale)?.id ?? 0
  return { domain: categories[0]?.id ?? 0, indicator: first?.id ?? 0, optionOf }
}

story('a school reads what its two lines say, and what was done in between', async ({ page, place }) => {
  const { url, teacher, coordinator, school } = place
  await ask(url, schoolCalls.change, place.superuser, {
    parameters: { id: school.id },
    body: { students: 412, students_with_disabilities: 38 },
  })
  const begun = await place.evaluation(2025)
  const { domain, indicator, optionOf } = await instrumentOf(place, begun.instrument)
  const answer = (line: number, code: OptionCode) =>
    ask(url, resultCalls.create, teacher, {
      body: { evaluation_line: line, indicator, option: optionOf(code) },
    })
  const write = (line: number, text: string) =>
    ask(url, noteCalls.create, teacher, { body: { evaluation_line: line, indicator, text } })

  await story.step('two lines are there, with a goal between them', async () => {
    const { id } = await answer(begun.line, 'D')
    await write(begun.line, 'Two teachers keep notes.')
    const plan = await ask(url, actionPlanCalls.read, coordinator, { parameters: { id: begun.id } })
    const goal = await ask(url, actionPlanCalls.addGoal, coordinator, {
      parameters: { plan: plan.id },
      body: { title: 'One profile for each learner', category: domain, indicator, status: 'done' },
    })
    await ask(url, actionPlanCalls.addAction, coordinator, {
      parameters: { goal: goal.id },
      body: { text: 'Write the profiles with families', category: 1, status: 'completed' },
    })
    await complete(place, begun)
    await takeStep(place, begun, 'submit')
    await takeStep(place, begun, 'return')
    await ask(url, resultCalls.change, teacher, { parameters: { id }, body: { option: optionOf('B') } })
    for (const step of ['submit', 'review', 'close'] as const) await takeStep(place, begun, step)
    const { line } = await ask(url, lineCalls.open, coordinator, {
      parameters: { id: begun.line },
      body: { status: 'OPEN', evaluation: begun.id, year: 2026 },
    })
    await answer(line.id, 'E')
    await write(line.id, 'Families bring the profile to each meeting.')
    // Only a completely answered line is compared.
    await complete(place, { ...begun, line: line.id })
  })

  await enter(page, teacher)
  const card = (name: string) => page.getByRole('region', { name, exact: true })

  await story.step('home says the latest final results in a sentence and leads to them', async () => {
    const latest = page.getByRole('region', { name: 'Your latest results: Base line 2025' })
    await expect(latest).toContainText('The school has reached Change and is moving into Transformation')
    await latest.getByRole('link', { name: 'See the results' }).click()
    await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible()
  })

  await story.step('reads sentences, figures, evidence, messages and what the review changed', async () => {
    const finding = page.getByRole('region', { name: /^What needs work first is “.+”\.$/ })
    await expect(finding).toContainText('It concerns 38 of 412 learners: those with disabilities.')
    await expect(card('In three sentences').getByRole('listitem')).toHaveCount(3)
    await expect(card('Priorities').getByRole('listitem')).toHaveCount(3)
    await card('Priorities').getByRole('button', { name: 'Show 2 more' }).press('Enter')
    await expect(card('Priorities').getByRole('listitem')).toHaveCount(5)
    // Secondary figures are folded, and the address stores which are open.
    await expect(page.getByRole('table', { name: 'Domains', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Domains', exact: true }).press('Enter')
    await expect(page).toHaveURL(/open=domains/)
    await page.reload()
    await expect(page.getByRole('table', { name: 'Domains', exact: true })).toBeVisible()
    for (const name of ['What the reviewer wrote', 'Action plan', 'First rating and validated rating'])
      await page.getByRole('button', { name, exact: true }).press('Enter')
    const domains = page.getByRole('table', { name: 'Domains', exact: true })
    await expect(domains.getByRole('row')).toHaveCount(8)
    await expect(
      page.getByRole('img', { name: /^Radar of the domains, each of 100\. Base line 2025: 1\. / }),
    ).toBeVisible()
    await expect(page.getByText('21 of 21 sets are complete')).toBeVisible()
    await expect(page.getByText('Please look at this one again.')).toBeVisible()
    await expect(page.getByText('Write the profiles with families')).toBeVisible()
    const self = page.getByRole('table', { name: 'First rating and validated rating' })
    await expect(self.getByRole('row', { name: /^1\.1\.1 .* D Transformation B Change$/ })).toBeVisible()
    // The arrow stands beside the title, also where the card has a button.
    const plan = page.getByRole('button', { name: 'Action plan', exact: true })
    const arrow = plan.locator('xpath=ancestor::div[h2]/../../span')
    const [title, sign] = [await plan.boundingBox(), await arrow.boundingBox()]
    expect(Math.abs((sign?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(40)
    await passesAxeInBothThemes(page, 'results of a closed line')
  })

  await story.step('the line that is open is not final, and shows how each indicator moved', async () => {
    await page.getByRole('button', { name: 'Base line 2025: choose another line' }).click()
    await page.getByRole('menuitemradio', { name: 'Second evaluation 2026' }).click()
    await expect(page.getByText('These results are not final')).toBeVisible()
    await page.getByRole('button', { name: 'Indicator by indicator', exact: true }).press('Enter')
    const first = page.getByRole('button', { name: /^1\. .* 1 up, 0 down$/ })
    await first.focus()
    await page.keyboard.press('Enter')
    const compared = page.getByRole('group', { name: 'Indicator by indicator' })
    await expect(compared.getByText('Two teachers keep notes.')).toBeVisible()
    await expect(compared.getByText('Families bring the profile to each meeting.')).toBeVisible()
    await expect(compared.getByText('Moved up', { exact: true })).toBeVisible()
    await expect(compared.getByText('Goal in between: One profile for each learner (Done)')).toBeVisible()
    await expect(compared.getByText('The indicator has moved up since.')).toBeVisible()
    const photo = compared.getByRole('button', { name: 'Open Hands and material' }).first()
    await expect(photo).toBeVisible()
    await passesAxeInBothThemes(page, 'results compared')
    await photo.press('Enter')
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Hands and material' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(photo).toBeFocused()
  })

  await story.step(
    'all lines stand side by side, in letters and words, and only what moved where wanted',
    async () => {
      await page.getByRole('button', { name: 'All lines side by side' }).press('Enter')
      const table = page.getByRole('table', { name: 'All lines side by side' })
      await expect(
        table.getByRole('row', { name: /^1\.1\.1 .*Moved up B Change E on the way to Innovation$/ }),
      ).toBeVisible()
      await expect(
        page.getByText(/^From Base line 2025 to Second evaluation 2026: .* 1 moved up/),
      ).toBeVisible()
      await page
        .getByRole('group', { name: 'Show' })
        .or(page.getByRole('radiogroup', { name: 'Show' }))
        .getByText('Moved up (1)')
        .click()
      // The header with the lines, the domain, and the indicator.
      await expect(table.getByRole('row')).toHaveCount(3)
      await passesAxeInBothThemes(page, 'all lines side by side')
    },
  )

  await story.step('a coordinator comes from the list of schools, and may open the plan', async () => {
    const { line } = await ask(url, evaluationCalls.read, coordinator, { parameters: { id: begun.id } })
    await page.context().clearCookies()
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await enterAt(page, coordinator, '/schools')
    await page.getByRole('button', { name: `Actions for ${school.name}` }).click()
    await page.getByRole('menuitem', { name: 'Results' }).click()
    await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the action plan' })).toHaveAttribute(
      'href',
      `/action-plans/${begun.id}?line=${begun.line}`,
    )
    expect(line.id).not.toBe(begun.line)
  })
})

story('a school without an evaluation reads what comes next', async ({ page, place }) => {
  await enterAt(page, place.teacher, `/schools/results/${place.school.id}`)
  await expect(page.getByText('No information available')).toBeVisible()
  await passesAxeInBothThemes(page, 'results before the first evaluation')
  await page.goto('/schools/results/999999')
  await expect(
    page.getByText('This was not found. Perhaps it was deleted, or it is not in your area.'),
  ).toBeVisible()
})
