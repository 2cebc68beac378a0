import { expect, type Page } from '@playwright/test'
import type { Person } from '../story/asking.ts'

/** Logs in through the page, as people do. */
export const enter = async (
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/home$/)
}
