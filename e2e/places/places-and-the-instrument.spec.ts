import { expect, type Page } from '@playwright/test'
import { regionCalls } from 'contract/places/regions'
import { enter } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const message = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

const actOn = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const find = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search by region' }).fill(name)
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
}

story(
  'a superuser adds a region, renames it, and deletes it, but none with schools',
  async ({ page, place }) => {
    const name = place.school.region.name.replace('Valle', 'Sierra')
    const renamed = name.replace('Sierra', 'Sierra Alta')
    await enter(page, place.superuser)
    await menu(page).getByRole('link', { name: 'Regions' }).click()
    await expect(heading(page, 'Regions')).toBeVisible()

    await story.step('adds it', async () => {
      await page.getByRole('button', { name: 'New region' }).click()
      const dialog = page.getByRole('dialog', { name: 'New region' })
      await dialog.getByRole('button', { name: 'Add region' }).click()
      await expect(dialog.getByRole('link', { name: 'Name of the region: Required field' })).toBeVisible()
      await dialog.getByLabel('Name of the region').fill(name)
      await dialog.getByRole('button', { name: /Country/ }).click()
      await page.getByRole('option', { name: 'Peru', exact: true }).click()
      await dialog.getByRole('button', { name: 'Add region' }).click()
      await message(page, `${name} added`)
    })

    await story.step('is told that the name is taken', async () => {
      await page.getByRole('button', { name: 'New region' }).click()
      const dialog = page.getByRole('dialog', { name: 'New region' })
      await dialog.getByLabel('Name of the region').fill(name)
      await dialog.getByRole('button', { name: /Country/ }).click()
      await page.getByRole('option', { name: 'Peru', exact: true }).click()
      await dialog.getByRole('button', { name: 'Add region' }).click()
      await expect(dialog.getByText('This name is already used there.').first()).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    })

    await story.step('renames it, though somebody else has done so in the meantime', async () => {
      await find(page, name)
      await actOn(page, name, 'Change')
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.getByLabel('Name of the region')).toHaveValue(name)
      const regions = await ask(place.url, regionCalls.list, place.superuser, { query: { search: name } })
      const id = ('results' in regions ? regions.results : regions)[0]?.id ?? 0
      await ask(place.url, regionCalls.change, place.superuser, {
        parameters: { id },
        body: { name: `${name} Norte` },
      })
      await dialog.getByLabel('Name of the region').fill(renamed)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(
        dialog.getByRole('row', { name: `Name of the region ${name} Norte ${renamed}` }),
      ).toBeVisible()
      await dialog.getByRole('button', { name: 'Save mine instead' }).click()
      await message(page, `${renamed} saved`)
    })

    await story.step('deletes it', async () => {
      await find(page, renamed)
      await actOn(page, renamed, 'Delete')
      const question = page.getByRole('alertdialog', { name: `Delete the region ${renamed}?` })
      await expect(question).toContainText('The region in Peru is deleted.')
      await question.getByRole('button', { name: 'Delete region' }).click()
      await message(page, 'Region deleted')
      await expect(page.getByText('Nothing found')).toBeVisible()
    })

    await story.step('is refused to delete one with schools', async () => {
      await find(page, place.school.region.name)
      await actOn(page, place.school.region.name, 'Delete')
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Delete region' }).click()
      await expect(question.getByRole('alert')).toContainText('This region has schools')
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('button', { name: place.school.region.name, exact: true })).toBeVisible()
    })
  },
)

story('a superuser adds a country by its name and deletes it again', async ({ page, place }) => {
  await enter(page, place.superuser)
  await menu(page).getByRole('link', { name: 'Countries' }).click()
  await expect(heading(page, 'Countries')).toBeVisible()
  await page.getByRole('button', { name: 'New country' }).click()
  const dialog = page.getByRole('dialog', { name: 'New country' })
  // By keyboard, since scrolling the dialog by pointer would close the listbox.
  await dialog.getByRole('combobox', { name: 'Country' }).fill('portu')
  await expect(page.getByRole('option', { name: /^Portugal/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue(/^Portugal/)
  await dialog.getByRole('button', { name: 'Add country' }).click()
  await message(page, 'Portugal added')

  await page.getByRole('searchbox', { name: 'Search by country' }).fill('Portugal')
  await expect(page.getByRole('row', { name: /^Portugal PT None yet/ })).toBeVisible()
  await actOn(page, 'Portugal', 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete Portugal?' })
  await question.getByRole('button', { name: 'Delete country' }).click()
  await message(page, 'Country deleted')

  await page.getByRole('searchbox', { name: 'Search by country' }).fill('Peru')
  await actOn(page, 'Peru', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete country' }).click()
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('This country has regions')
})

story(
  'the newest edition is proposed, and no evaluation begins with a disabled one until it is enabled again',
  async ({ browser, place }) => {
    const superuser = await (await browser.newContext()).newPage()
    const coordinator = await (await browser.newContext()).newPage()
    await enter(superuser, place.superuser)
    await enter(coordinator, place.coordinator)
    await menu(superuser).getByRole('link', { name: 'Instruments' }).click()
    await expect(heading(superuser, 'Instruments')).toBeVisible()
    const toggles = superuser.getByRole('switch', { name: 'New evaluations may begin with it' })
    const labels = superuser.locator('label', { has: toggles })
    const turn = async (edition: 1 | 2, isOn: boolean) => {
      const toggle = toggles.nth(2 - edition)
      await expect(toggle).toBeChecked({ checked: !isOn })
      await labels.nth(2 - edition).click()
      await expect(toggle).toBeChecked({ checked: isOn })
      await message(superuser, isOn ? 'Instrument enabled' : 'Instrument disabled')
    }
    const dialog = coordinator.getByRole('dialog', { name: 'New evaluation' })
    const proposed = dialog.getByRole('button', { name: /^Vereda school evaluation/ })

    await coordinator.goto('/evaluations?new=true')
    await expect(proposed).toContainText('second edition')
    await turn(2, false)
    await coordinator.reload()
    await expect(proposed).not.toContainText('second edition')
    await turn(1, false)
    await coordinator.reload()
    await expect(dialog).toContainText('No instrument is enabled')
    await expect(place.evaluation(2026)).rejects.toThrow('instrument_not_enabled')

    for (const edition of [1, 2] as const) await turn(edition, true)
    await expect(place.evaluation(2026)).resolves.toBeDefined()
  },
)

story(
  'a coordinator sees the own region only, may rename it, and reads the instrument',
  async ({ page, place }) => {
    const { name } = place.school.region
    await enter(page, place.coordinator)
    await menu(page).getByRole('link', { name: 'Regions' }).click()
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'New region' })).toHaveCount(0)
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Rename', 'Who changed what'])
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await expect(page.getByRole('dialog')).toContainText('Country: Peru')
    await page.keyboard.press('Escape')

    await page.goto('/countries')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/evaluations')
    await page.goto('/instruments')
    await expect(page.getByRole('switch')).toHaveCount(0)
    await page.getByRole('link', { name: /^Read/ }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: /^7\. / })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(66)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: /^4\. / }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^4\. / })).toBeInViewport()
    await page.getByRole('searchbox', { name: 'Search in the text' }).fill('1.1.1')
    await expect(page.getByText('1 indicator found').first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)
