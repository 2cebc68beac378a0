import { expect, type Locator, type Page } from '@playwright/test'
import { userCalls } from 'contract/people/users'
import { everythingIsSaved, goOnTo, shows } from '../person/answering.ts'
import { deviceAsText } from '../person/device.ts'
import { enter } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const comment = (page: Page): Locator => page.getByLabel('Write a comment')
const half = 'The ramp at the gate is half a'

const logOut = async (page: Page): Promise<void> => {
  await page.goto('/home')
  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

story('after a session has ended, drafts are readable only to the same person', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await comment(page).fill(half)
  await goOnTo(page, '1.1.2')
  await ask(place.url, userCalls.endSessions, place.superuser, { parameters: { id: place.teacher.id } })
  await page.getByRole('link', { name: 'Back to evaluations' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await deviceAsText(page)).not.toContain('ramp at the gate')

  await story.step('another person reads nothing of them', async () => {
    await enter(page, place.colleague)
    await page.goto(path)
    await shows(page, '1.1.1')
    await expect(comment(page)).toHaveValue('')
    await everythingIsSaved(page)
    expect(await deviceAsText(page)).not.toContain('ramp at the gate')
    await logOut(page)
    await expect(page).toHaveURL(/\/login$/)
  })

  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await expect(comment(page)).toHaveValue(half)
})

story('logging out asks about drafts and leaves nothing of them', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await comment(page).fill(half)
  await logOut(page)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 draft is not sent; logging out removes it from this device')
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Download a copy' }).click(),
  ])
  expect(copy.suggestedFilename()).toBe('vereda-unsent.zip')
  await question.getByRole('button', { name: 'Log out, remove them' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await deviceAsText(page)).not.toMatch(/ramp at the gate|vereda\.draft\./)

  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await expect(comment(page)).toHaveValue('')
})
