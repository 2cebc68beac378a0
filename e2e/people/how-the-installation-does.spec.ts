import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story('the operator sees how the installation does, and tries e-mails and files', async ({ page, place }) => {
  await enterAt(page, place.superuser, '/home')
  await page.getByRole('button', { name: /: your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Operation' }).click()
  await expect(page.getByRole('heading', { name: 'Operation', level: 1 })).toBeVisible()
  const state = page.getByRole('region', { name: 'State' })
  await expect(state).toContainText(/Vereda 0\.1\.0/)
  await expect(state).toContainText(/Last good backup\s*Never/)
  await page.getByRole('button', { name: 'Write, read and remove a file' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'removed' })).toHaveText(
    'Written, read back unchanged, removed.',
  )
  await page.getByRole('button', { name: 'Send me an e-mail' }).click()
  await expect(page.getByText('The e-mail lies in the folder.')).toBeVisible()
  await expect(
    page.getByText('E-mails are files in a folder here; whoever runs it passes them on'),
  ).toBeVisible()
  await passesAxeInBothThemes(page, 'the page of the operator')
})

story('only operators can open the page of the operator', async ({ page, place }) => {
  await enterAt(page, place.coordinator, '/operation')
  await expect(page).toHaveURL(/\/evaluations/)
})
