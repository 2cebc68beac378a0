import { expect, type Locator, type Page } from '@playwright/test'
import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { addFile, folder } from '../person/evidence.ts'
import { lockAnswer } from '../story/held-answers.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'

/** Waits two frames, so that changes are painted. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Presses down, lets the answer arrive, waits until it `isThere`, and releases at the same place. */
const pressDuring = async (
  page: Page,
  button: Locator,
  answer: Awaited<ReturnType<typeof lockAnswer>>,
  isThere: () => Promise<unknown>,
): Promise<void> => {
  await answer.arrived
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  await page.mouse.down()
  await answer.release()
  await isThere()
  await page.mouse.up()
}

const closed = async (dialog: Locator): Promise<void> => {
  await expect(dialog).toBeVisible()
  await dialog.page().keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

story('a button that is pressed while something arrives does what it says', async ({ page, place }) => {
  // At this width evidence is below the comments, beside the domains.
  await page.setViewportSize({ width: 1100, height: 800 })
  const { path } = await place.evaluation(2026)
  await enterAt(page, place.teacher, path)
  await shows(page, '1.1.1')
  await page.waitForLoadState('networkidle')
  const add = page.getByRole('button', { name: 'Add evidence to Change' })
  const adding = page.getByRole('dialog', { name: /^Add evidence: domain/ })

  await story.step('for any duration, while a comment arrives', async () => {
    const answer = await lockAnswer(page, 'POST', '/api/comment/')
    await page.getByLabel('Write a comment').fill('Could we look at this one together?')
    await page.getByRole('button', { name: 'Send comment' }).click()
    const isThere = () => expect(page.getByRole('button', { name: /^Delete the comment/ })).toBeVisible()
    await pressDuring(page, add, answer, isThere)
    await closed(adding)
  })

  await story.step('for any duration, while a photo arrives in the same folder', async () => {
    const answer = await lockAnswer(page, 'POST', '/api/file/')
    await addFile(page, 'Change', await phonePhoto('hands'), 'Hands at work')
    const photo = folder(page, 1, 'Change').getByRole('button', { name: 'Open Hands at work' })
    await pressDuring(page, add, answer, () => expect(photo).toBeVisible())
    await closed(adding)
  })

  await story.step('with a short press, while an element above it is removed', async () => {
    // Everything is visible, so scroll anchoring cannot hide a movement.
    await page.setViewportSize({ width: 1440, height: 1700 })
    const answer = await lockAnswer(page, 'POST', '/api/file/')
    await addFile(page, 'Change', await phonePhoto('room'), 'A room')
    await expect(page.getByText('file is being sent')).toBeVisible()
    const check = page.getByRole('button', { name: 'Check answers and submit' })
    await pressDuring(page, check, answer, () => drawn(page))
    await closed(page.getByRole('dialog', { name: 'What is still missing' }))
  })
})
