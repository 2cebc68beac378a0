import { expect, type Page } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { userCalls } from 'contract/people/users'
import { choose, everythingIsSaved, goOnTo, savedState, shows } from '../person/answering.ts'
import { enter } from '../person/enter.ts'
import { listen } from '../rules/quiet-page.ts'
import { ask } from '../story/asking.ts'
import { type Neighbourhood, story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const endSessions = ({ url, superuser, teacher }: Neighbourhood) =>
  ask(url, userCalls.endSessions, superuser, { parameters: { id: teacher.id } })

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' })

const goOn = async (page: Page, password: string): Promise<void> => {
  await question(page).getByLabel('Password', { exact: true }).fill(password)
  await question(page).getByRole('button', { name: 'Go on' }).click()
}

story(
  'a session that ends while somebody writes asks for the password and goes on',
  async ({ page, context, place }) => {
    const { id, path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    await context.setOffline(true)
    await choose(page, 'C')
    await page.getByLabel('Note for indicator 1.1.1').fill('An hour of work.')
    await page.getByLabel('Write a comment').fill('Half a sent')
    await endSessions(place)
    await context.setOffline(false)

    await expect(question(page)).toContainText('Nothing is lost. Give your password, Marta Quispe')
    await goOn(page, 'not-the-password')
    await expect(question(page)).toContainText('Invalid user or password.')
    await goOn(page, place.teacher.password)
    await expect(question(page)).toBeHidden()
    await expect(savedState(page)).toContainText('Draft on this device, not sent')
    await shows(page, '1.1.1')
    await expect(page.getByLabel('Write a comment')).toHaveValue('Half a sent')
    const { line } = await ask(place.url, evaluationCalls.read, place.coordinator, { parameters: { id } })
    expect(line.results.map(({ option }) => option.code)).toEqual(['C'])
    expect(line.notes.map(({ text }) => text)).toEqual(['An hour of work.'])
  },
)

story('a comment that is written and not sent counts as unsaved input', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await page.clock.install()
  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await page.getByLabel('Write a comment').fill('A long thought, nearly at its end')
  await endSessions(place)
  // Every five minutes the page requests notifications, and the session is unknown by now.
  await page.clock.fastForward('05:01')
  await expect(question(page)).toBeVisible()
  await goOn(page, place.teacher.password)
  await expect(question(page)).toBeHidden()
  await expect(page.getByLabel('Write a comment')).toHaveValue('A long thought, nearly at its end')
})

story('a session that ends with nothing unsaved leads to the login', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  const heard = await listen(page)
  await page.goto(path)
  await shows(page, '1.1.1')
  await choose(page, 'B')
  await everythingIsSaved(page)
  await endSessions(place)
  await goOnTo(page, '1.1.2')
  await page.getByRole('link', { name: 'Back to evaluations' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  // The browser logs each refusal itself.
  expect(heard().filter((line) => !/status of 401/.test(line))).toEqual([])
})
