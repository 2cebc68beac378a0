import { expect, type Page } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { instrumentCalls } from 'contract/instrument/instruments'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { addLateAction, planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

/** Checks the name of the next step on home and on the school's page. */
const expectStep = async (page: Page, school: number, name: string): Promise<void> => {
  for (const path of [`/schools/${school}`, '/home']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2 }).first(), path).toHaveText(name)
  }
}

story(
  'home and the page of a school name the same next step, and a comment only until it is answered',
  async ({ page, place }) => {
    const { url, teacher, coordinator, school } = place
    const begun = await place.evaluation(2026)
    const { goal } = await planned(place, begun)
    await addLateAction(place, goal, 'Repair the ramp', 12)
    const outline = await ask(url, instrumentCalls.outline, teacher, { parameters: { id: begun.instrument } })
    const indicator = outline[0]?.indicators[0]?.id ?? 0
    for (const on of [indicator, null])
      await ask(url, commentCalls.create, coordinator, {
        body: { evaluation_line: begun.line, indicator: on, text: 'Which classes?' },
      })
    await enterAt(page, teacher, '/home')
    await expectStep(page, school.id, 'Next for you: answer 2 comments')
    await passesAxeInBothThemes(page, 'home of a school with comments to answer')
    await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()

    await page.getByRole('link', { name: 'Open the comments' }).click()
    await expect(page.getByRole('button', { name: 'Wait for my answer 2', pressed: true })).toBeVisible()
    await page.getByLabel('Write a comment').fill('All of them.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByRole('button', { name: 'Wait for my answer 1', pressed: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
    await expectStep(page, school.id, 'Next for you: answer 1 comment')

    await page.getByRole('link', { name: 'Open the comments' }).click()
    await page.getByRole('listitem').getByRole('button', { name: 'Resolve' }).click()
    await expect(page.getByRole('button', { name: 'Wait for my answer 0', pressed: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible()
    await expectStep(page, school.id, 'Next for you: 1 overdue action')

    await page.getByRole('link', { name: 'Open the action' }).click()
    await expect(page.getByText('Repair the ramp').first()).toBeVisible()
    await enterAt(page, coordinator, '/home')
    await page.getByRole('link', { name: 'Open the comments' }).click()
    await expect(page.getByRole('button', { name: 'Wait for my answer 1', pressed: true })).toBeVisible()
  },
)
