import { expect, type Page } from '@playwright/test'
import { applicationIsStored } from '../person/device.ts'
import { pageOf, staySignedIn } from '../person/enter.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const key = 'about.accessibility'
const footer = (page: Page, name: string) =>
  expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible()

/** The first load stores the corrections, the second shows them. */
const reloadTwice = async (page: Page, isCorrected: boolean): Promise<void> => {
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vereda.words.es') !== null))
    .toBe(isCorrected)
  await page.reload()
}

story(
  'a superuser mends a word of the interface, a teacher reads it also without a connection, and it goes back',
  async ({ browser, page, context, place }) => {
    await staySignedIn(page, place.teacher)
    await page.evaluate(() => sessionStorage.setItem('vereda.language', 'es'))
    await page.reload()
    await footer(page, 'Accesibilidad')
    await applicationIsStored(page)

    const desk = await pageOf(browser, place.superuser, '/translations?language=es')
    await desk.getByRole('link', { name: 'Interface, letters and papers' }).click()
    await desk.getByRole('searchbox', { name: 'Search by words or key' }).fill(key)
    const message = desk.getByRole('article', { name: `Interface: ${key}` })
    await expect(message).toContainText('As released')

    await story.step('a text that does not fit is marked while it is typed, and not sent', async () => {
      await message.getByRole('textbox').fill('Para leer <b>{mejor}</b>')
      await expect(message).toContainText('This is filled in here: <b> {mejor}. In English it is: nothing.')
      await message.getByRole('textbox').fill('Para leer mejor en todas partes y siempre')
      await expect(message).toContainText('Too long for its place')
    })

    await message.getByRole('textbox').fill('Para leer mejor')
    await message.getByRole('button', { name: 'Save' }).click()
    await expect(message).toContainText('Corrected')
    await expect(message).toContainText('Accesibilidad')

    await reloadTwice(page, true)
    await footer(page, 'Para leer mejor')
    await context.setOffline(true)
    await page.reload()
    await footer(page, 'Para leer mejor')
    await context.setOffline(false)

    await message.getByRole('button', { name: 'Back to the released words' }).click()
    await expect(message).toContainText('As released')
    await reloadTwice(page, false)
    await footer(page, 'Accesibilidad')
    await desk.close()
  },
)
