import { expect, type Page } from '@playwright/test'
import { userCalls } from 'contract/people/users'
import { choose, everythingIsSaved, option, shows } from '../person/answering.ts'
import { applicationIsStored, deviceAsText } from '../person/device.ts'
import { enter, signIn } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow', bypassCSP: true })

const setPin = async (page: Page, pin: string) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lock of this device' })
  await dialog.getByLabel('New PIN', { exact: true }).fill('111111')
  await dialog.getByLabel('New PIN again').fill('111111')
  await dialog.getByRole('button', { name: 'Set a PIN' }).click()
  await expect(dialog).toContainText('not all the same')
  await passesAxeInBothThemes(page, 'a new PIN')
  await dialog.getByLabel('New PIN', { exact: true }).fill(pin)
  await dialog.getByLabel('New PIN again').fill(pin)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Remove the lock' })).toBeVisible()
}

/** Closes the tab with its session; the next one starts offline. */
const comesBackWithoutConnection = async (page: Page, path: string): Promise<Page> => {
  const context = page.context()
  await context.setOffline(true)
  await page.close()
  const next = await context.newPage()
  await next.goto(path)
  await expect(next.getByRole('heading', { name: 'Open what lies on this device' })).toBeVisible()
  return next
}

const tryPin = async (page: Page, pin: string) => {
  await page.getByLabel('PIN of this device').fill(pin)
  await page.keyboard.press('Enter')
}

const answersOnDevice = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('vereda-answers')
        opening.onsuccess = () => {
          const request = opening.result.transaction('answers').objectStore('answers').count()
          request.onsuccess = () => {
            opening.result.close()
            resolve(request.result)
          }
        }
      }),
  )

story(
  'a PIN opens the device without a connection and without a session, and what is done is sent later',
  async ({ page, context, place }) => {
    const path = `${(await place.evaluation(2026)).path}?indicator=1.1.1`
    await enter(page, place.teacher)
    await applicationIsStored(page)
    await setPin(page, 'boat 42')
    await page.goto(path)
    await shows(page, '1.1.1')
    await choose(page, 'C')
    await everythingIsSaved(page)
    await expect.poll(() => answersOnDevice(page)).toBeGreaterThan(3)

    const next = await comesBackWithoutConnection(page, path)
    await passesAxeInBothThemes(next, 'a locked device')
    await tryPin(next, 'boat 43')
    await expect(next.getByText('This PIN is not right. 9 tries are left.')).toBeVisible({ timeout: 30_000 })
    await tryPin(next, 'boat 42')
    await shows(next, '1.1.1')
    await expect(option(next, 'C')).toBeChecked()
    await choose(next, 'D')
    await expect(
      next
        .getByText(/^On this device: 1 answer/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect.poll(() => deviceAsText(next)).not.toContain('"option":')

    await story.step('the server takes it when the person has signed in again, over the page', async () => {
      await context.setOffline(false)
      const dialog = next.getByRole('alertdialog')
      await dialog.getByLabel('Password', { exact: true }).fill(place.teacher.password)
      await next.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await everythingIsSaved(next)
      await expect(option(next, 'D')).toBeChecked()
    })
  },
)

story(
  'ten wrong tries remove what was read, and nothing of what waits; who logs in sends it',
  async ({ page, context, place }) => {
    const path = `${(await place.evaluation(2026)).path}?indicator=1.1.1`
    await enter(page, place.teacher)
    await applicationIsStored(page)
    await setPin(page, 'boat 42')
    await page.goto(path)
    await shows(page, '1.1.1')
    await expect.poll(() => answersOnDevice(page)).toBeGreaterThan(3)
    await context.setOffline(true)
    await choose(page, 'B')
    await expect(
      page
        .getByText(/^On this device: 1 answer/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()

    const next = await comesBackWithoutConnection(page, path)
    // Moves the clock over the waits between tries.
    for (let left = 9; left > 0; left -= 1) {
      await tryPin(next, 'wrong 7')
      const text = left === 1 ? 'One try is left' : `${left} tries are left`
      await expect(next.getByText(new RegExp(text))).toBeVisible({ timeout: 30_000 })
      await next.evaluate(() => {
        const key = Object.keys(localStorage).find((each) => each.startsWith('vereda.lock.')) ?? ''
        localStorage.setItem(
          key,
          JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), triedAt: 0 }),
        )
      })
    }
    await tryPin(next, 'wrong 7')
    await expect(next.getByText('This was the last try.')).toBeVisible({ timeout: 30_000 })
    expect(await answersOnDevice(next)).toBe(0)

    await context.setOffline(false)
    await signIn(next, place.teacher)
    await everythingIsSaved(next)
    await next.goto(path)
    await expect(option(next, 'B')).toBeChecked()
  },
)

story(
  'the server’s order removes what a locked device holds at the next connection',
  async ({ page, place }) => {
    const path = `${(await place.evaluation(2026)).path}?indicator=1.1.1`
    await enter(page, place.teacher)
    await applicationIsStored(page)
    await setPin(page, 'boat 42')
    await page.goto(path)
    await shows(page, '1.1.1')
    await expect.poll(() => answersOnDevice(page)).toBeGreaterThan(3)
    const next = await comesBackWithoutConnection(page, path)
    await ask(place.url, userCalls.endSessions, place.coordinator, { parameters: { id: place.teacher.id } })
    await next.context().setOffline(false)
    await expect.poll(() => answersOnDevice(next)).toBe(0)
    await next.reload()
    await expect(next.getByRole('heading', { name: 'Open what lies on this device' })).toBeHidden()
  },
)
