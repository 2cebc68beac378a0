import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story('a coordinator shares 100 points over the domains', async ({ page, place }) => {
  const { id, path, line } = await place.evaluation(2026)
  const weight = (number: number) => page.getByRole('textbox', { name: `Weight of domain ${number}.` })
  const give = async (number: number, points: number) => {
    await weight(number).fill(String(points))
    await weight(number).press('Tab')
  }
  await enterAt(page, place.coordinator, path)
  await page.getByRole('link', { name: 'Scores' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scores and Indiprin' })).toBeVisible()
  await expect(page.getByText('They add up to 100')).toBeVisible()

  await story.step('sees how many points are left, and keeps the weights over a reload', async () => {
    await give(3, 5)
    await expect(page.getByText('10 left to give')).toBeVisible()
    await page.getByRole('button', { name: 'Save scores' }).click()
    await expect(page.getByRole('group', { name: /problem/ })).toContainText('They add up to 90')
    await passesAxeInBothThemes(page, 'scores with a problem')
    await page.reload()
    await expect(page.getByText('10 left to give')).toBeVisible()
    await give(1, 30)
    await expect(page.getByText('6 too many')).toBeVisible()
  })

  await story.step('saves them', async () => {
    await give(1, 24)
    await page.getByRole('button', { name: 'Save scores' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Scores saved' })).toBeVisible()
    const { line: now } = await ask(place.url, evaluationCalls.read, place.coordinator, {
      parameters: { id },
    })
    expect(now.indiprin.map(({ score }) => score)).toEqual([24, 15, 5, 14, 14, 14, 14])
  })

  await story.step('chooses between own weights and those of somebody else', async () => {
    await page.getByRole('button', { name: 'Share equally' }).click()
    const { line: now } = await ask(place.url, evaluationCalls.read, place.coordinator, {
      parameters: { id },
    })
    await ask(place.url, evaluationCalls.weigh, place.superuser, {
      body: {
        evaluation_line: line,
        scores: now.indiprin.map(({ category }, index) => ({ category, score: index === 0 ? 100 : 0 })),
      },
    })
    await page.getByRole('button', { name: 'Save scores' }).click()
    await expect(page.getByRole('row', { name: /^1\. .* 100 14$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Save mine instead' }).click()
    await expect(page.getByRole('button', { name: 'Undo changes' })).toBeDisabled()
    const { line: last } = await ask(place.url, evaluationCalls.read, place.coordinator, {
      parameters: { id },
    })
    expect(last.indiprin.map(({ score }) => score)).toEqual([14, 15, 15, 14, 14, 14, 14])
  })
})
