import { expect } from '@playwright/test'
import { Role } from 'contract/access/roles'
import { userCalls } from 'contract/people/users'
import { countryCalls } from 'contract/places/countries'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story('who stops the log-in of many reads which country nobody will represent', async ({ page, place }) => {
  const { url, superuser } = place
  const found = await ask(url, countryCalls.list, superuser, { query: { search: 'Bolivia' } })
  const country = ('results' in found ? found.results : found)[0]
  const name = `rosa-${process.pid}`
  const email = `${name}@vereda.example`
  await ask(url, userCalls.register, superuser, {
    body: {
      username: name,
      email,
      full_name: 'Rosa Mamani',
      role: Role.country,
      areas: [country?.id ?? 0],
      password: 'seven-small-stones',
    },
  })
  await enterAt(page, superuser, `/users?search=${name}`)
  await expect(page.getByText('Email not confirmed')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select Rosa Mamani/ }).press('Space')
  await page.getByRole('button', { name: 'Stop log-in' }).click()
  const question = page.getByRole('alertdialog', { name: 'Stop the log-in of 1 person?' })
  await expect(question).toContainText('Some of them represent a country')
  await expect(question).toContainText('Rosa Mamani represents Bolivia')
  await passesAxeInBothThemes(page, 'who is missed when many may no longer log in')
  await question.getByRole('button', { name: 'Cancel' }).click()

  await story.step('the link that confirms the address is sent again', async () => {
    await page.getByRole('button', { name: 'Rosa Mamani', exact: true }).click()
    await page.getByRole('button', { name: 'Send the invitation again' }).click()
    const sent = page
      .getByRole('status')
      .filter({ hasText: 'The link that confirms the address of Rosa Mamani' })
    await expect(sent).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click()
  })

  await page.getByRole('button', { name: 'Stop log-in' }).click()
  await question.getByRole('button', { name: 'Stop log-in' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Nobody represents Bolivia any more' }),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/audit')
  await page.getByRole('button', { name: /^Action/ }).click()
  await expect(page.getByRole('option', { name: 'Person: Role changed' })).toBeVisible()
})
