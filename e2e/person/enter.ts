import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { accountCalls } from 'contract/people/accounts'
import type { Person } from '../story/asking.ts'

type Login = Pick<Person, 'username' | 'password'>

/** Logs in through the page, as people do. */
export const enter = async (page: Page, person: Login): Promise<void> => {
  await page.goto('/login')
  await fillInLogin(page, person)
}

/** A page of their own for somebody, beside those of the others: home, reached by the form, or the one of this path. */
export const pageOf = async (browser: Browser, person: Login, path?: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await (path === undefined ? enter(page, person) : enterAt(page, person, path))
  return page
}

/** The same for a person who keeps logged in on this device, so that a new tab knows them. */
export const staySignedIn = async (page: Page, person: Login, address = ''): Promise<void> => {
  await page.goto(`${address}/login`)
  await page.getByText('Keep me signed in on this device').click()
  await fillInLogin(page, person)
}

/**
 * Opens a page as somebody who has logged in already: a story that is about that page needs neither the form nor home
 * before it.
 */
export const enterAt = async (page: Page, { username, password }: Login, path: string): Promise<void> => {
  const answer = await page.request.post(accountCalls.login.path, { data: { username, password } })
  expect(answer.status()).toBe(200)
  const session = { ...(await answer.json()), remember: false, id: randomUUID(), renewals: 0 }
  // any answer of the same origin gives access to its storage, and this one loads no program
  await page.goto('/healthz')
  await page.evaluate((text) => sessionStorage.setItem('vereda.session', text), JSON.stringify(session))
  await page.goto(path)
}

/** Fills in the login that is shown, wherever it leads. */
export const signIn = async (page: Page, { username, password }: Login): Promise<void> => {
  await page.getByLabel('Email or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const fillInLogin = async (page: Page, person: Login): Promise<void> => {
  await signIn(page, person)
  await expect(page).toHaveURL(/\/home$/)
}
