import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { schoolCalls } from 'contract/places/schools'
import { enterAt } from '../person/enter.ts'
import { tabTo } from '../person/keyboard.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { type Neighbourhood, story } from '../story/story.ts'

story.use({ bypassCSP: true })

const neighbours = ['Aliso', 'Boldo', 'Ceibo']

/** Adds three schools to the region, each with an evaluation. */
const addSchools = async ({ url, coordinator, school, evaluation }: Neighbourhood) => {
  const { id } = await evaluation(2026)
  const { instrument } = await ask(url, evaluationCalls.read, coordinator, { parameters: { id } })
  const made: { id: number }[] = []
  for (const name of neighbours) {
    const { id: own } = await ask(url, schoolCalls.create, coordinator, {
      body: { name, region: school.region.id, management: 'public', type_of_school: 'special' },
    })
    const body = { school: own, instrument: instrument.id, year: 2026 }
    made.push(await ask(url, evaluationCalls.create, coordinator, { body }))
  }
  return made
}

const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })

story('by keyboard a coordinator chooses rows and gives all of them a date', async ({ page, place }) => {
  const made = await addSchools(place)
  await enterAt(page, place.coordinator, '/evaluations?order=school')
  await expect(page.getByRole('link', { name: 'Boldo', exact: true })).toBeVisible()
  for (const name of ['Aliso', 'Boldo']) {
    await tabTo(page, box(page, name))
    await page.keyboard.press('Space')
  }
  await expect(bar(page)).toContainText('2 selected')
  await passesAxeInBothThemes(page, 'a list with chosen rows')
  await tabTo(page, bar(page).getByRole('button', { name: 'Change date' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change the date of 2 evaluations' })
  await expect(dialog.getByRole('listitem')).toHaveText([/^Aliso/, /^Boldo/])
  await dialog.getByRole('button', { name: 'Save the date' }).click()
  await expect(dialog).toContainText('Required field')
  await passesAxeInBothThemes(page, 'a deed on many rows')
  await dialog.getByLabel('Date').fill('2026-03-02')
  await dialog.getByRole('button', { name: 'Save the date' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Date of 2 evaluations saved' })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  for (const [at, date] of [
    [0, '2026-03-02'],
    [1, '2026-03-02'],
    [2, null],
  ] as const) {
    const read = { parameters: { id: made[at]?.id ?? 0 } }
    expect((await ask(place.url, evaluationCalls.read, place.coordinator, read)).date).toBe(date)
  }
})

story('refused rows are listed with their reasons, and the others are done', async ({ page, place }) => {
  const [first] = await addSchools(place)
  await enterAt(page, place.coordinator, '/evaluations?order=school')
  await expect(page.getByRole('link', { name: 'Boldo', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
  await expect(bar(page)).toContainText('4 selected')
  await box(page, place.school.name).press('Space')
  await expect(bar(page)).toContainText('3 selected')

  await story.step('a file holds the chosen rows alone', async () => {
    await bar(page).getByRole('button', { name: 'Export' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const text = await readFile(await (await coming).path(), 'utf8')
    const schools = text.trim().split('\r\n').slice(1)
    expect(schools.map((row) => neighbours.filter((name) => row.includes(name)))).toEqual(
      neighbours.map((name) => [name]),
    )
  })

  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 3 evaluations?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await story.step('meanwhile somebody else deletes one of them', async () => {
    await ask(place.url, evaluationCalls.remove, place.coordinator, { parameters: { id: first?.id ?? 0 } })
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  const announced = page.getByRole('dialog', { name: '2 of 3 done' })
  await expect(announced.getByRole('listitem')).toHaveText([/^Aliso/])
  await passesAxeInBothThemes(page, 'what was not done')
  await announced.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByRole('link', { name: 'Boldo', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
})

story(
  'on a phone rows are chosen on their cards; another filter is another choice',
  async ({ page, place }) => {
    await addSchools(place)
    await page.setViewportSize({ width: 390, height: 844 })
    await enterAt(page, place.coordinator, '/evaluations?order=school')
    await page.getByText('Select all on this page').filter({ visible: true }).click()
    await expect(bar(page)).toContainText('4 selected')
    await passesAxeInBothThemes(page, 'chosen cards')
    await bar(page).getByRole('button', { name: 'Clear selection' }).press('Escape')
    await expect(bar(page)).toBeHidden()
    await box(page, 'Ceibo').press('Space')
    await expect(bar(page)).toContainText('1 selected')
    await page.getByRole('button', { name: /^In review/ }).click()
    await expect(bar(page)).toBeHidden()
  },
)
