import { expect } from '@playwright/test'
import { choose, everythingIsSaved, option, savedState, shows } from '../person/answering.ts'
import { enter } from '../person/enter.ts'
import { addFile } from '../person/evidence.ts'
import { lineOf } from '../story/line.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

story(
  'what the server refuses is named, with the reason, the way to it, and no word of success',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    // The extension of a document with other content.
    const name = 'minutes.docx'
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    await addFile(page, 'Change', { name, mimeType, buffer: Buffer.from('no document') })
    await expect(savedState(page)).toContainText('1 was not taken: minutes.docx')
    await expect(page.getByText('Sent and kept')).toHaveCount(0)
    await expect(page.getByText('file is being sent')).toHaveCount(0)
    await savedState(page)
      .getByRole('button', { name: /See why$/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'What is not sent yet' })
    await expect(dialog.getByRole('listitem')).toContainText(/Accepted: JPG, PNG, .*PDF/)
    await expect(dialog.getByRole('button', { name: 'Send now' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Discard: minutes.docx' }).click()
    await dialog.getByRole('button', { name: 'Remove: minutes.docx' }).click()
    await expect(savedState(page)).toContainText('Sent and kept')
  },
)

story('another person on the same computer neither sees nor sends what waits', async ({ page, place }) => {
  const { id, path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await page.route(/[/]api[/]result[/]/, (route) => route.abort())
  await choose(page, 'B')
  await expect(savedState(page)).toContainText('On this device: 1 answer')
  await page.getByRole('link', { name: 'Back to evaluations' }).click()
  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out, keep it here' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.unroute(/[/]api[/]result[/]/)

  await enter(page, place.colleague)
  await page.goto(path)
  await shows(page, '1.1.1')
  await everythingIsSaved(page)
  await expect(option(page, 'B')).not.toBeChecked()
  expect((await lineOf(place, id)).results).toEqual([])
  await page.getByRole('link', { name: 'Back to evaluations' }).click()
  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)

  await enter(page, place.teacher)
  await expect
    .poll(async () => (await lineOf(place, id)).results.map(({ updated_by }) => updated_by.name))
    .toEqual(['Marta Quispe'])
})
