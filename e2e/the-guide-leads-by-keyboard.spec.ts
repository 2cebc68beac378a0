import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluations'
import { everythingIsSaved, option, shows } from './answering.ts'
import { ask } from './asking.ts'
import { enter } from './enter.ts'
import { tabTo } from './keyboard.ts'
import { story } from './story.ts'
import { isTold, listenToStatus } from './told.ts'

story('the guide leads through a first evaluation by keyboard alone', async ({ page, place }) => {
  const { id } = await place.evaluation(2026)
  const guide = page.getByRole('complementary', { name: 'First evaluation' })
  const button = (name: string) => guide.getByRole('button', { name, exact: true })
  const isAt = async (step: number, title: string) => {
    await expect(guide.getByRole('heading', { name: title })).toBeVisible()
    await expect(guide).toContainText(`step ${step} of 8`)
  }

  await enter(page, place.teacher)
  await page.goto('/tutorial')
  await expect(page.getByRole('heading', { level: 1, name: 'Tutorial' })).toBeVisible()
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Begin' }))
  await page.keyboard.press('Enter')

  await story.step('begins at the list and goes on to the first indicator', async () => {
    await expect(page).toHaveURL(/\/evaluations$/)
    await isAt(1, 'Find the evaluation')
    await expect(page.getByRole('link', { name: place.school.name })).toBeVisible()
    await tabTo(page, button('Next'))
    await listenToStatus(page)
    await page.keyboard.press('Enter')
    await shows(page, '1.1.1')
    await isAt(2, 'Read the three stages')
    await isTold(page, /^Step 2 of 8: Read the three stages/m)
  })

  await story.step('answers while the guide stands there, and sees each stop above it', async () => {
    await tabTo(page, option(page, 'A'))
    await page.keyboard.press('Space')
    await expect(option(page, 'A')).toBeChecked()
    await tabTo(page, button('Next'))
    for (const [step, title] of [
      [3, 'Choose an answer'],
      [4, 'Say why'],
      [5, 'Show it'],
      [6, 'Go on in any order'],
      [7, 'Check and submit'],
    ] as const) {
      await page.keyboard.press('Enter')
      await isAt(step, title)
      await expect(button('Next')).toBeFocused()
    }
    await everythingIsSaved(page)
  })

  await story.step('ends at home, and leaves what was answered', async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/home$/)
    await isAt(8, 'What comes then')
    await tabTo(page, button('Finish'))
    await page.keyboard.press('Enter')
    await expect(guide).toHaveCount(0)
  })
  const { line } = await ask(place.url, evaluationCalls.read, place.teacher, { parameters: { id } })
  expect(line.results.map(({ option: { code } }) => code)).toEqual(['A'])
})
