import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story('somebody makes a token for a program, sees it once and ends it', async ({ page, place }) => {
  await enterAt(page, place.coordinator, '/profile')
  await page.getByRole('button', { name: 'New token' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New token' })
  await dialog.getByRole('textbox', { name: 'Name of the token' }).fill('Nightly copy')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Choose at least one').first()).toBeVisible()
  await passesAxeInBothThemes(page, 'a new token')
  await dialog.getByRole('button', { name: /Countries, regions and schools$/ }).press('Enter')
  await page.getByRole('option', { name: 'Read', exact: true }).press('Enter')
  await dialog.getByRole('button', { name: 'Make token' }).press('Enter')
  const once = page.getByRole('alertdialog', { name: 'New token' })
  const token = await once.getByRole('textbox', { name: 'Your token' }).inputValue()
  expect(token).toMatch(/^pt_[\w-]{43}$/)
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.get('/api/school/', { headers })).status()).toBe(200)
  expect((await page.request.get('/api/user_information/', { headers })).status()).toBe(403)
  await once.getByRole('button', { name: 'Done' }).press('Enter')
  await page.reload()
  const listed = page.getByRole('listitem').filter({ hasText: 'Nightly copy' })
  await expect(listed).toContainText('Countries, regions and schools: Read')
  await expect(listed).toContainText('last used')
  await expect(page.getByText(token)).toHaveCount(0)
  await passesAxeInBothThemes(page, 'tokens in the profile')
  await page.getByRole('button', { name: 'End: Nightly copy' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).press('Enter')
  await expect(page.getByText('You have no token yet.')).toBeVisible()
  expect((await page.request.get('/api/school/', { headers })).status()).toBe(401)
})
