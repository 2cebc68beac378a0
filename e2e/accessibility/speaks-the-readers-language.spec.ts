import { type Browser, expect, type Page } from '@playwright/test'
import { accountCalls } from 'contract/people/accounts'
import type { Language } from 'contract/platform/shapes'
import { enter, signIn, staySignedIn } from '../person/enter.ts'
import { ask, type Person } from '../story/asking.ts'
import { story } from '../story/story.ts'

/** A page of a browser with these preferred languages. */
const inBrowser = async (browser: Browser, locale: string): Promise<Page> =>
  (await browser.newContext({ locale })).newPage()

const speaks = (page: Page, language: Language) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

/** Whether texts of React Aria, such as "Dismiss", are in the page's language. */
const controlsSpeak = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(window[Symbol.for('react-aria.i18n.strings')]))

const hasProfileIn = (url: string, person: Person, language: Language) =>
  ask(url, accountCalls.changeProfile, person, { body: { language } })

story(
  'the first visit speaks the browser’s language, or English where that is none of ours',
  async ({ browser, server }) => {
    for (const [locale, heading, language] of [
      ['vi-VN', 'Đăng nhập', 'vi'],
      ['pt-PT', 'Entrar', 'pt'],
      ['es-PE', 'Iniciar sesión', 'es'],
      ['fr-FR', 'Sign in', 'en'],
    ] as const) {
      const page = await inBrowser(browser, locale)
      await page.goto(`${server}/login`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await speaks(page, language)
      expect(await controlsSpeak(page)).toBe(language !== 'en')
    }
  },
)

story(
  'who logs in reads on in the language of their profile, in every tab, until they choose another',
  async ({ page, place }) => {
    await hasProfileIn(place.url, place.teacher, 'hi')
    await staySignedIn(page, place.teacher)
    await expect(page.getByRole('link', { name: 'मूल्यांकन' }).first()).toBeVisible()
    await speaks(page, 'hi')
    const other = await page.context().newPage()
    await other.goto('/profile')
    await expect(other.getByRole('heading', { level: 1, name: 'प्रोफ़ाइल' })).toBeVisible()
    await speaks(other, 'hi')
    await other.getByRole('button', { name: 'भाषा: हिन्दी' }).click()
    await other.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await page.reload()
    await speaks(page, 'hi')
  },
)

story('what was chosen before the login counts, and so does a link', async ({ browser, place }) => {
  await hasProfileIn(place.url, place.teacher, 'es')
  const page = await inBrowser(browser, 'en-US')
  await page.goto(`${place.url}/login`)
  await page.getByRole('button', { name: 'Português' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await page.getByLabel('E-mail ou nome de usuário').fill(place.teacher.username)
  await page.getByLabel('Senha', { exact: true }).fill(place.teacher.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await speaks(page, 'pt')

  const linked = await inBrowser(browser, 'en-US')
  await linked.goto(`${place.url}/profile`)
  await signIn(linked, place.teacher)
  await expect(linked.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  await speaks(linked, 'es')
})

story('another language in the profile is used at once', async ({ page, place }) => {
  await enter(page, place.teacher)
  await page.goto('/profile')
  await page.getByRole('button', { name: /Language of pages/ }).click()
  await page.getByRole('option', { name: 'Español' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  await speaks(page, 'es')
  await expect(page.getByRole('button', { name: /Idioma de páginas y mensajes/ })).toContainText('Español')
})
