import { expect, type Page } from '@playwright/test'
import type { Person } from '../story/asking.ts'

type Login = Pick<Person, 'username' | 'password'>

/** Logs in through the page, as people do. */
export const enter = async (page: Page, person: Login): Promise<void> => {
  await page.goto('/login')
  await fillIn(page, person)
}

/** The same for a person who keeps logged in on this device, so that a new tab knows them. */
export const staySignedIn = async (page: Page, person: Login): Promise<void> => {
  await page.goto('/login')
  await page.getByText('Keep me signed in on this device').click()
  await fillIn(page, person)
}

const fillIn = async (page: Page, { username, password }: Login): Promise<void> => {
  await page.getByLabel('Email or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/home$/)
}
