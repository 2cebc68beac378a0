import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { Role } from 'contract/access/roles'
import { adaptationCalls } from 'contract/instrument/edition-drafts'
import { userCalls } from 'contract/people/users'
import { ask, logIn, type Person } from './asking.ts'
import type { Neighbourhood } from './story.ts'

const password = 'seven-small-stones'

/** A person who may release what the first one handed in. */
export const givenSecondSuperuser = async ({ url, superuser }: Neighbourhood): Promise<Person> => {
  const username = `segunda-${process.pid}`
  await ask(url, userCalls.register, superuser, {
    body: {
      username,
      email: `${username}@vereda.example`,
      full_name: 'Inés Paredes',
      password,
      role: Role.administrator,
      areas: [],
      is_superuser: true,
    },
  })
  return logIn(url, username, password)
}

export const givenRepresentative = async ({ url, superuser }: Neighbourhood): Promise<Person> => {
  const countries = await ask(url, adaptationCalls.list, superuser)
  const username = `representante-${process.pid}`
  await ask(url, userCalls.register, superuser, {
    body: {
      username,
      email: `${username}@vereda.example`,
      full_name: 'Rosa Huamán',
      password,
      role: Role.country,
      areas: [countries.find(({ name }) => name === 'Peru')?.id ?? 0],
    },
  })
  return logIn(url, username, password)
}

export const statement = (page: Page, language: string): Locator =>
  page.getByRole('textbox', { name: `Statements: Change, ${language}`, exact: true })

export const openIndicator = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${code[0]} `) }).click()
  await page.getByRole('link', { name: new RegExp(`^Indicator ${code.replaceAll('.', '\\.')} `) }).click()
  await expect(statement(page, 'English')).toBeVisible()
}

export const savePart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible()
}

/** Presses a button and confirms. */
export const move = async (page: Page, name: 'Hand in' | 'Release', message?: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click()
  if (message !== undefined)
    await page
      .getByRole('alertdialog')
      .getByRole('textbox', { name: /^A word to the second person/ })
      .fill(message)
  await expect(page.getByRole('alertdialog').getByRole('button', { name, exact: true })).toBeVisible()
  const fits = page.getByRole('alertdialog').getByText('What did not change still fits the English')
  if (await fits.isVisible()) await fits.click()
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

export const chooseReworded = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /What this is to edition/ }).press('Enter')
  await page.getByRole('option', { name: /^Reworded/ }).press('Enter')
}
