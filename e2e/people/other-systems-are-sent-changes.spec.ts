import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a person who looks after countries registers an address for changes, and sees its secret once',
  async ({ page, place }) => {
    await enterAt(page, place.superuser, '/home')
    await page.getByRole('button', { name: /: your account$/ }).click()
    await page.getByRole('menuitem', { name: 'Integrations' }).click()
    await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible()
    await expect(page.getByText('No webhook yet')).toBeVisible()
    await page.getByRole('button', { name: 'New webhook' }).click()
    const form = page.getByRole('dialog', { name: 'New webhook' })
    await form.getByRole('textbox', { name: 'Address' }).fill('https://192.168.0.1/changes')
    await form.getByRole('checkbox', { name: 'Report', exact: true }).press('Space')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText(/not lie in an internal network/).first()).toBeVisible()
    await form.getByRole('textbox', { name: 'Address' }).fill('https://93.184.216.34/changes')
    await form.getByRole('button', { name: 'Save' }).click()
    const card = page.getByRole('region', { name: 'https://93.184.216.34/changes' })
    await expect(card.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/)
    await expect(card).toContainText('School · Evaluation · Evaluation line · Report')
    await card.getByRole('button', { name: 'Log' }).click()
    await expect(card.getByText('Nothing was sent in the last week.')).toBeVisible()
    await passesAxeInBothThemes(page, 'the page of integrations')
    await page.reload()
    await expect(card.getByRole('button', { name: 'Switch off' })).toBeVisible()
    await expect(card.getByRole('textbox')).toHaveCount(0)
    await card.getByRole('button', { name: 'Switch off' }).click()
    await expect(card.getByRole('button', { name: 'Switch on' })).toBeVisible()
    await card.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No webhook yet')).toBeVisible()
  },
)
