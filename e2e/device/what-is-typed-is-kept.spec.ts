import { expect, type Locator, type Page } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { choose, everythingIsSaved, goOnTo, option, savedState, shows } from '../person/answering.ts'
import { enter } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const comment = (page: Page): Locator => page.getByLabel('Write a comment')
const restored = (page: Page): Locator =>
  page.getByRole('complementary').getByText(/^Draft from \d\d:\d\d restored/)
const half = 'The ramp at the gate is half a'

story(
  'half a comment is there after Next, Back, a reload and a change of language',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    await comment(page).fill(half)
    await expect(savedState(page)).toContainText('Draft on this device, not sent')

    await story.step('Next and Back', async () => {
      await goOnTo(page, '1.1.2')
      await expect(comment(page)).toHaveValue('')
      await expect(page.getByRole('link', { name: /1\.1\.1.*Draft, not sent/ })).toBeVisible()
      await savedState(page).getByRole('link', { name: 'Draft on this device, not sent' }).click()
      await shows(page, '1.1.1')
      await expect(comment(page)).toHaveValue(half)
      await expect(restored(page)).toBeVisible()
    })

    await story.step('a reload', async () => {
      await page.reload()
      await expect(comment(page)).toHaveValue(half)
    })

    await story.step('a change of language', async () => {
      await page.getByRole('button', { name: /English$/ }).click()
      await page.getByRole('menuitemradio', { name: 'Español' }).click()
      await expect(page.getByLabel('Escriba un comentario')).toHaveValue(half)
      await page.getByRole('button', { name: /Español$/ }).click()
      await page.getByRole('menuitemradio', { name: 'English' }).click()
      await expect(comment(page)).toHaveValue(half)
    })

    await story.step('after sending there is no draft', async () => {
      await page.getByRole('button', { name: 'Send comment' }).click()
      await expect(comment(page)).toHaveValue('')
      await everythingIsSaved(page)
      await page.reload()
      await shows(page, '1.1.1')
      await expect(page.getByText(half)).toBeVisible()
      await expect(comment(page)).toHaveValue('')
      await expect(restored(page)).toBeHidden()
    })
  },
)

story('a discarded draft is deleted', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await comment(page).fill(half)
  await page.reload()
  await expect(comment(page)).toHaveValue(half)
  await page.getByRole('button', { name: /^Discard/ }).click()
  await expect(comment(page)).toHaveValue('')
  await expect(comment(page)).toBeVisible()
  await page.reload()
  await shows(page, '1.1.1')
  await expect(comment(page)).toHaveValue('')
})

story(
  'the reason of a not applicable is saved on Next, and is there after a closed tab',
  async ({ page, context, place }) => {
    const { id, path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.goto(`${path}?indicator=1.1.2`)
    await shows(page, '1.1.2')
    await choose(page, 'Not applicable')
    await page.getByLabel('Why it does not apply').fill('No learner of this group')
    await goOnTo(page, '1.1.3')
    await everythingIsSaved(page)
    const saved = await ask(place.url, evaluationCalls.read, place.coordinator, { parameters: { id } })
    expect(saved.line.results.map(({ na_reason }) => na_reason)).toEqual(['No learner of this group'])

    await page.goto(`${path}?indicator=1.1.4`)
    await shows(page, '1.1.4')
    await choose(page, 'Not applicable')
    await page.getByLabel('Why it does not apply').pressSequentially('Closed in the mid')
    await page.close()
    const next = await context.newPage()
    await enter(next, place.teacher)
    await next.goto(`${path}?indicator=1.1.4`)
    await shows(next, '1.1.4')
    await expect(option(next, 'Not applicable')).toBeChecked()
    await expect(next.getByLabel('Why it does not apply')).toHaveValue('Closed in the mid')
  },
)

story(
  'a note is complete when the tab is closed right after the last key',
  async ({ page, context, place }) => {
    const { path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    await page.getByLabel('Note for indicator 1.1.1').pressSequentially('Fifty families came')
    await page.close()
    const next = await context.newPage()
    await enter(next, place.teacher)
    await next.goto(path)
    await shows(next, '1.1.1')
    await expect(next.getByLabel('Note for indicator 1.1.1')).toHaveValue('Fifty families came')
    await everythingIsSaved(next)
  },
)

story(
  'two tabs with one field: the later counts, and the other says so',
  async ({ page, context, place }) => {
    const { path } = await place.evaluation(2026)
    await page.goto('/login')
    await page.getByLabel('Keep me signed in').check({ force: true })
    await page.getByLabel('Email or username').fill(place.teacher.username)
    await page.getByLabel('Password', { exact: true }).fill(place.teacher.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await page.goto(path)
    await shows(page, '1.1.1')
    const other = await context.newPage()
    await other.goto(path)
    await shows(other, '1.1.1')
    await comment(page).fill('Written first')
    await expect(comment(other)).toHaveValue('Written first')
    await comment(other).fill('Written second')
    await expect(comment(page)).toHaveValue('Written second')
    await expect(page.getByText('This text was changed in another tab')).toBeVisible()
  },
)

story('a browser that stores nothing says so, and the field can still be used', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await comment(page).fill(half)
  await expect(page.getByText('This text is kept in this page only')).toBeVisible()
  await goOnTo(page, '1.1.2')
  await page.goBack()
  await shows(page, '1.1.1')
  await expect(comment(page)).toHaveValue(half)
})
