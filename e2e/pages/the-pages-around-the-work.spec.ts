import { expect, type Page } from '@playwright/test'
import { enter } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

story.use({ bypassCSP: true })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

story('privacy and accessibility are read before a login', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(heading(page, 'Privacy')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Photos and videos of learners' })).toBeVisible()
  await expect(page.getByText('Evidence is deleted 60 months after')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Powered by Vereda')
  await passesAxeInBothThemes(page, 'privacy')
  await page.getByRole('link', { name: 'Accessibility' }).click()
  await expect(heading(page, 'Accessibility')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was not tested yet' })).toBeVisible()
  await passesAxeInBothThemes(page, 'accessibility')
})

story('who works on something reads about privacy over it', async ({ page, place }) => {
  await enter(page, place.teacher)
  await page.goto('/privacy')
  await expect(page).toHaveURL(/\/evaluations$/)
  await page.goto('/profile')
  const phone = page.getByLabel('Phone')
  await phone.fill('55 1234')
  const link = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Privacy' })
  await expect(dialog.getByRole('heading', { name: 'Your rights' })).toBeVisible()
  await passesAxeInBothThemes(page, 'privacy over a page')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(phone).toHaveValue('55 1234')
})

story('a page that cannot be loaded offline is loaded with the connection', async ({ page, place }) => {
  await enter(page, place.teacher)
  await expect(page.getByRole('link', { name: 'Schools' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Schools' }).click()
  await expect(heading(page, 'No connection')).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await passesAxeInBothThemes(page, 'a page without a connection')
  await page.context().setOffline(false)
  await expect(heading(page, 'Schools')).toBeVisible()
})
