import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { focusIsVisible, tabTo } from '../person/keyboard.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

/** React Aria hides the rest of the page while a menu is open (docs/decisions/020-interface-foundation.md). */
const menuOpen = ['aria-hidden-focus', 'page-has-heading-one', 'landmark-one-main', 'region']

/** Without the checkbox that selects all rows. */
const headings = (page: Page) =>
  page
    .getByRole('columnheader')
    .filter({ visible: true, hasNot: page.getByRole('checkbox') })
    .allInnerTexts()
const column = (page: Page, name: string) => page.getByRole('menuitemcheckbox', { name, exact: true })
const columnsOf = (page: Page) => new URL(page.url()).searchParams.get('columns')

story(
  'by keyboard a coordinator leaves out a column and takes another; it stays so on the device',
  async ({ page, place }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAt(page, place.coordinator, '/schools')
    await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Columns' }))
    await page.keyboard.press('Enter')
    await expect(column(page, 'Region')).toBeFocused()
    await focusIsVisible(page)
    await expect(column(page, 'School')).toHaveAttribute('aria-disabled', 'true')
    await expect(column(page, 'School')).toBeChecked()
    await passesAxeInBothThemes(page, 'the menu of columns', menuOpen)

    await page.keyboard.press('Space')
    await expect(column(page, 'Region')).not.toBeChecked()
    for (const name of ['Type of school', 'Learners', 'With disabilities', 'With visual disabilities'])
      await page.keyboard.press('ArrowDown').then(() => expect(column(page, name)).toBeFocused())
    await page.keyboard.press('Space')
    await expect(column(page, 'With visual disabilities')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()
    const chosen = [
      'School',
      'Type of school',
      'Learners',
      'With disabilities',
      'With visual disabilities',
      'Last change',
    ]
    expect((await headings(page)).slice(0, chosen.length)).toEqual(chosen)
    expect(columnsOf(page)).toContain('students_with_visual_disabilities')

    await story.step('another visit shows the same, without the address', async () => {
      await page.goto('/schools')
      await expect(page.getByRole('columnheader', { name: 'With visual disabilities' })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: 'Region' })).toHaveCount(0)
    })

    await story.step('the cards of a phone too', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const card = page.getByRole('row').filter({ hasText: place.school.name })
      await expect(card).toContainText('With visual disabilities')
      await expect(card).not.toContainText(place.school.region.name, { useInnerText: true })
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    await story.step('the usual columns come back', async () => {
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('menuitem', { name: 'Usual columns' }).click()
      await expect(page.getByRole('columnheader', { name: 'Region' })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: 'With visual disabilities' })).toHaveCount(0)
      expect(columnsOf(page)).toBeNull()
      await page.reload()
      await expect(page.getByRole('columnheader', { name: 'Region' })).toBeVisible()
    })
  },
)

story('a link shows the columns it names, and the file holds only what is shown', async ({ page, place }) => {
  await enterAt(page, place.coordinator, '/schools?columns=name,students')
  await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Region' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Export' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const text = await readFile(await (await coming).path(), 'utf8')
  const [first, second] = text.replace('\ufeff', '').split('\r\n')
  expect(first).toBe('Name,Name of the project,Learners,Day of the count')
  expect(second).toBe(`${place.school.name},,80,`)
})

for (const [path, column] of [
  ['/countries', 'Code'],
  ['/regions', 'Schools'],
  ['/users', 'Last login'],
  ['/evaluations', 'Instrument'],
  ['/audit', 'About'],
] as const) {
  story(`the list of ${path} lets its columns be chosen`, async ({ page, place }) => {
    await place.evaluation(2026)
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAt(page, place.superuser, path)
    await page.getByRole('button', { name: 'Columns' }).click()
    const entry = page.getByRole('menuitemcheckbox', { name: column, exact: true })
    const isShown = await entry.isChecked()
    await entry.click()
    await expect(entry).toBeChecked({ checked: !isShown })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toHaveCount(isShown ? 0 : 1)
  })
}
