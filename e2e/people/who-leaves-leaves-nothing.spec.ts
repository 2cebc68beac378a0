import { expect, type Page } from '@playwright/test'
import { userCalls } from 'contract/people/users'
import { enter } from '../person/enter.ts'
import { listen } from '../rules/quiet-page.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const toLogin = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

story('who logs out asks for nothing any more', async ({ page, place }) => {
  await place.evaluation(2026)
  await enter(page, place.coordinator)
  await expect(page.getByRole('region', { name: 'Schools that may need a call' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const heard = await listen(page)
  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await toLogin(page)
  await page.waitForLoadState('networkidle')
  expect(heard()).toEqual([])
})

story('who comes after a session that was ended sees nothing of it', async ({ page, place }) => {
  await place.evaluation(2026)
  await enter(page, place.superuser)
  await page.getByRole('link', { name: /^Evaluations/ }).click()
  await expect(page.getByRole('columnheader', { name: 'School' })).toBeVisible()
  const { school, url, superuser, teacher } = place
  const nobody = await ask(url, userCalls.register, superuser, {
    body: {
      username: `nobody-${school.id}`,
      email: `nobody-${school.id}@vereda.example`,
      full_name: 'Nadia Nadie',
      password: teacher.password,
      role: 3,
      areas: [],
    },
  })
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('vereda.session') ?? '')
    return fetch('/api/account/logout/', {
      method: 'POST',
      headers: { Authorization: `Bearer ${stored.access}` },
    })
  })
  await page.getByRole('link', { name: 'Regions' }).click()
  await toLogin(page)

  // Requests are never answered from now on, so only cached data could be shown.
  await page.route(/\/api\/evaluation\//, () => undefined)
  await page.getByLabel('Email or username').fill(nobody.username)
  await page.getByLabel('Password', { exact: true }).fill(teacher.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: /^Evaluations/ })).toBeVisible()
  await page.getByRole('link', { name: /^Evaluations/ }).click()
  await expect(page.getByRole('heading', { name: 'Evaluations', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Escuela del Cuento')
})
