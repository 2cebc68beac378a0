import { expect, type Page } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { option, shows } from '../person/answering.ts'
import { addFile, folder } from '../person/evidence.ts'
import { ask } from '../story/asking.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'

story.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
})

/** No page scrolls sideways, at 390 and at 320 pixels. */
const nothingSideways = async (page: Page): Promise<void> => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${new URL(page.url()).pathname} at ${width}`,
      })
      .toBeLessThanOrEqual(0)
  }
}

const tapOption = (page: Page, beginning: string) => option(page, beginning).tap()

story('a teacher works on a phone', async ({ page, place }) => {
  const { id } = await place.evaluation(2026)

  await story.step('logs in', async () => {
    await page.goto('/login')
    await nothingSideways(page)
    await page.getByLabel('Email or username').fill(place.teacher.username)
    await page.getByLabel('Password', { exact: true }).fill(place.teacher.password)
    await page.getByRole('button', { name: 'Sign in' }).tap()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible()
    await nothingSideways(page)
  })

  await story.step('answers', async () => {
    await page.getByRole('link', { name: 'Begin' }).tap()
    await shows(page, '1.1.1')
    await nothingSideways(page)
    await tapOption(page, 'B')
    await expect(option(page, 'B')).toBeChecked()
    await page.getByLabel('Note for indicator 1.1.1').fill('Written under a tree.')
    await page.getByRole('link', { name: 'Next: 1.1.2' }).tap()
    await shows(page, '1.1.2')
    await tapOption(page, 'Not applicable')
    await nothingSideways(page)
    await page.getByLabel('Why it does not apply').fill('Nobody is in this group.')
    await page.getByRole('button', { name: 'Save as not applicable' }).tap()
    await expect(
      page
        .getByText(/Sent and kept, \d/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

  await story.step('goes to another domain by the picker', async () => {
    await page.getByRole('button', { name: /^Domain 1 of 7/ }).tap()
    const picker = page.getByRole('dialog', { name: 'Domains and indicators' })
    await nothingSideways(page)
    await picker.getByRole('link', { name: /^4 Family partnership/ }).tap()
    await shows(page, '4.1.1')
    await expect(picker).toBeHidden()
    await expect(page.getByRole('button', { name: /^Domain 4 of 7.*2 of 66 in all/ })).toBeVisible()
  })

  await story.step('adds a photo', async () => {
    await page.getByRole('button', { name: 'Evidence for domain 4' }).tap()
    await page.getByRole('button', { name: 'Add evidence to Innovation' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await nothingSideways(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap()
    await addFile(page, 'Innovation', await phonePhoto('meeting'), 'A meeting of families')
    await expect(
      folder(page, 4, 'Innovation').getByRole('button', { name: 'Open A meeting of families' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Open A meeting of families' }).tap()
    await expect(page.getByRole('img', { name: 'A meeting of families' })).toBeVisible()
    await nothingSideways(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  })

  await story.step('reaches the button that submits', async () => {
    const check = page.getByRole('button', { name: 'Check answers and submit' })
    await check.tap()
    const dialog = page.getByRole('dialog', { name: 'What is still missing' })
    await expect(dialog.getByRole('link', { name: /^1\.1\.3 / })).toBeVisible()
    await nothingSideways(page)
    await dialog.getByRole('link', { name: /^1\.1\.3 / }).tap()
    await shows(page, '1.1.3')
  })

  await story.step('finds every other page as narrow as the screen', async () => {
    await page.getByRole('link', { name: 'Back to evaluations' }).tap()
    await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
    await nothingSideways(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await nothingSideways(page)
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Schools' }).tap()
    await expect(page).toHaveURL(/\/schools$/)
    await nothingSideways(page)
    await page.getByRole('link', { name: place.school.name, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: place.school.name })).toBeVisible()
    await nothingSideways(page)
    await page.getByRole('button', { name: 'Update the numbers' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await nothingSideways(page)
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    await nothingSideways(page)
  })

  const { line } = await ask(place.url, evaluationCalls.read, place.coordinator, { parameters: { id } })
  expect(line.results.map(({ option: { code } }) => code).sort()).toEqual(['B', 'NA'])
  expect(line.notes).toHaveLength(1)
  expect(line.files).toHaveLength(1)
})
