import { expect, type Page } from '@playwright/test'
import { choose, everythingIsSaved, option, shows } from '../person/answering.ts'
import { applicationIsStored, deviceAsText, evaluationKnownAt } from '../person/device.ts'
import { enter } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { complete } from '../story/complete.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow', bypassCSP: true })

const storedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('vereda-answers')
        opening.onsuccess = () => {
          const request = opening.result.transaction('answers').objectStore('answers').getAllKeys()
          request.onsuccess = () => {
            opening.result.close()
            resolve(request.result.map(String))
          }
        }
      }),
  )

const notice = (page: Page) =>
  page.getByText(/^Shown as of \d\d-\d\d-\d{4} \d\d:\d\d: there is no connection/)

story(
  'what was opened opens again without a connection, says as of when, and goes on',
  async ({ page, context, place }) => {
    const { path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await applicationIsStored(page)
    await page.goto(path)
    await shows(page, '1.1.1')
    const before = await page.evaluate(() => Date.now())
    await choose(page, 'C')
    await everythingIsSaved(page)
    await expect.poll(() => evaluationKnownAt(page)).toBeGreaterThan(before)
    await expect
      .poll(() => storedAnswers(page))
      .toEqual(expect.arrayContaining([expect.stringContaining('categories')]))

    await story.step('nothing of it can be read on the device', async () => {
      const device = await deviceAsText(page)
      expect(device).not.toContain('Assessment describes strengths')
    })

    await story.step('a closed page opens again, with the answer', async () => {
      await context.setOffline(true)
      await page.reload()
      await shows(page, '1.1.1')
      await expect(option(page, 'C')).toBeChecked()
      await expect(notice(page)).toBeVisible()
    })

    await story.step('work goes on, and is sent when the connection is back', async () => {
      await choose(page, 'D')
      await page.reload()
      await expect(option(page, 'D')).toBeChecked()
      await context.setOffline(false)
      await everythingIsSaved(page)
      await expect(notice(page)).toBeHidden()
    })

    await story.step('who logs out leaves nothing of it', async () => {
      await page.goto('/home')
      await page.getByRole('button', { name: /your account$/ }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).click()
      await expect(page).toHaveURL(/\/login/)
      await expect.poll(() => storedAnswers(page)).toEqual([])
    })
  },
)

story(
  'a line that was stored for offline work opens completely without a connection',
  async ({ page, context, place }) => {
    const begun = await place.evaluation(2026)
    await complete(place, begun, { answers: ['1.1.2'] })
    await enter(page, place.teacher)
    await page.goto(`${begun.path}?indicator=1.1.2`)
    await shows(page, '1.1.2')
    await page.getByRole('button', { name: 'Take with me' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take with me' })
    await expect(dialog).toContainText('Puts all 66 questions')
    await dialog.getByRole('button', { name: 'Take now' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'All questions' })).toBeVisible({
      timeout: 60_000,
    })
    await expect(dialog).toContainText('42 photos, small copies')
    await passesAxeInBothThemes(page, 'a line that lies on the device')
    await page.keyboard.press('Escape')

    await context.setOffline(true)
    await story.step('every indicator, with its photos', async () => {
      await page.goto(`${begun.path}?indicator=7.3.2`)
      await shows(page, '7.3.2')
      const evidence = page.getByRole('region', { name: 'Evidence of domain 7, Change' })
      await expect(evidence.getByRole('img').or(evidence.locator('img')).first()).toBeVisible()
      await page.goto(`${begun.path}?indicator=1.1.2`)
      await shows(page, '1.1.2')
      await choose(page, 'B')
    })
    await story.step('the results', async () => {
      await page.goto(`/schools/results/${place.school.id}?line=${begun.line}`)
      await expect(page.getByRole('heading', { name: place.school.name, level: 1 })).toBeVisible()
      await expect(notice(page)).toBeVisible()
    })
    await story.step('it stays while something waits, and goes when asked to', async () => {
      await page.goto(begun.path)
      await page.getByRole('button', { name: 'Take with me' }).click()
      await expect(dialog.getByRole('button', { name: 'Take off this device' })).toBeDisabled()
      await expect(dialog).toContainText('Answer 1.1.2')
      await page.keyboard.press('Escape')
      await context.setOffline(false)
      await everythingIsSaved(page)
      await page.getByRole('button', { name: 'Take with me' }).click()
      await dialog.getByRole('button', { name: 'Take off this device' }).click()
      await expect(dialog).toContainText('Puts all 66 questions')
    })
  },
)
