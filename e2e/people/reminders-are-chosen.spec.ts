import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story('a teacher chooses by keyboard how often they are reminded', async ({ page, place }) => {
  await enterAt(page, place.teacher, '/profile')
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeVisible()
  const often = page.getByRole('button', { name: /How often/ })
  await expect(often).toContainText('Every week')
  await often.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Never' }).press('Enter')
  await expect(page.getByText('Your reminders are saved')).toBeVisible()
  await expect(often).toContainText('Never')
  await expect(often).toBeFocused()
  await page.reload()
  await expect(often).toContainText('Never')
  await page.setViewportSize({ width: 390, height: 844 })
  await passesAxeInBothThemes(page, 'reminders in the profile')
})

story('e-mails about messages and mentions are switched off by keyboard', async ({ page, place }) => {
  await enterAt(page, place.teacher, '/profile')
  const letters = page.getByRole('switch', { name: 'Letters of them too' })
  await expect(letters).toBeChecked()
  await letters.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Your choice is saved')).toBeVisible()
  await expect(letters).not.toBeChecked()
  await expect(letters).toBeFocused()
  await page.reload()
  await expect(letters).not.toBeChecked()
})
