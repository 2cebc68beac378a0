import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a coordinator writes to a teacher, who reads it among the notifications',
  async ({ page, place, browser }) => {
    await enterAt(page, place.coordinator, `/users?search=${place.teacher.username}`)
    await page.getByRole('button', { name: 'Actions for Marta Quispe' }).click()
    await page.getByRole('menuitem', { name: 'Write a message' }).click()
    const dialog = page.getByRole('dialog', { name: 'Message to Marta Quispe' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toContainText('Required field')
    await dialog.getByLabel('Subject').fill('The visit in May')
    await dialog.getByRole('textbox', { name: 'Message', exact: true }).fill('Could we come on the fourth?')
    await passesAxeInBothThemes(page, 'a message to a person')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Message sent to Marta Quispe' })).toBeVisible()

    const reading = await (await browser.newContext()).newPage()
    await enterAt(reading, place.teacher, '/notifications')
    await expect(reading.getByRole('main')).toContainText('The visit in May')
    await expect(reading.getByRole('main')).toContainText('Could we come on the fourth?')
    await reading.context().close()
  },
)

story(
  'a school is written to from its page, to the one of its people who is chosen',
  async ({ page, place }) => {
    await enterAt(page, place.coordinator, `/schools/${place.school.id}`)
    await page.getByRole('button', { name: 'Write to the school' }).click()
    await page.getByRole('menuitem', { name: 'Marta Quispe' }).click()
    await expect(page.getByRole('dialog', { name: 'Message to Marta Quispe' })).toBeVisible()
  },
)

story('a new evaluation that begins on the page of a school is of that school', async ({ page, place }) => {
  await enterAt(page, place.coordinator, `/schools/${place.school.id}`)
  await page.getByRole('link', { name: 'New evaluation' }).click()
  const dialog = page.getByRole('dialog', { name: 'New evaluation' })
  await expect(dialog.getByRole('combobox', { name: 'School' })).toHaveValue(place.school.name)
})
