import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { accountCalls } from 'contract/people/accounts'
import type { Person } from '../story/asking.ts'

type Login = Pick<Person, 'username' | 'password'>

/** Logs in by the form. */
export const enter = async (page: Page, person: Login): Promise<void> => {
  await page.goto('/login')
  await fillInLogin(page, person)
}

/** A separate browser context for a person, on home or on this path. */
export const pageOf = async (browser: Browser, person: Login, path?: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await (path === undefined ? enter(page, person) : enterAt(page, person, path))
  return page
}

/** The same with "stay signed in", so that a new tab has the session. */
export const staySignedIn = async (page: Page, person: Login, address = ''): Promise<void> => {
  await page.goto(`${address}/login`)
  await page.getByText('Keep me signed in on this device').click()
  await fillInLogin(page, person)
}

/** Opens a page with a session made by the API, for stories that need neither the form nor home. */
export const enterAt = async (page: Page, { username, password }: Login, path: string): Promise<void> => {
  const answer = await page.request.post(accountCalls.login.path, { data: { username, password } })
  expect(answer.status()).toBe(200)
  const session = { ...(await answer.json()), remember: false, id: randomUUID(), renewals: 0 }
  // An answer of the same origin gives access to its storage, and this one loads no scripts.
  await page.goto('/healthz')
  await page.evaluate((text) => sessionStorage.setItem('vereda.session', text), JSON.stringify(session))
  await page.goto(path)
}

/** Fills in the visible login form, wherever it leads. */
export const signIn = async (page: Page, { username, password }: Login): Promise<void> => {
  await page.getByLabel('Email or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const fillInLogin = async (page: Page, person: Login): Promise<void> => {
  await signIn(page, person)
  await expect(page).toHaveURL(/\/home$/)
}
