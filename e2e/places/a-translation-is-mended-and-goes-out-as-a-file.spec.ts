import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { instrumentCalls } from 'contract/instrument/instruments'
import { enter, enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { type Neighbourhood, story } from '../story/story.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const message = (page: Page, sought: string) =>
  expect(page.getByRole('status').filter({ hasText: sought })).toBeVisible()
const text = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const name112 = 'Indicator 1.1.2: Name'
const newAction = 'Visit every home once a year.'

const find = async (page: Page, sought: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search by words or place' }).fill(sought)
  await expect(text(page, `Indicator ${sought}: Name`)).toBeVisible()
}

const speak = async (page: Page, from: string, to: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Language: ${from}` })
    .last()
    .click()
  await page.getByRole('option', { name: to, exact: true }).click()
  await expect(page.getByRole('region', { name: `Texts in ${to}` })).toBeVisible()
}

/** A plan with a goal of the kind "make last" for outcome 7.3. */
const goalFor73 = async (place: Neighbourhood) => {
  const { url, coordinator } = place
  const { id, line, instrument } = await place.evaluation(2026)
  const domains = await ask(url, instrumentCalls.categories, coordinator, { parameters: { id: instrument } })
  const domain = domains[6]
  const indicator = domain?.outcomes?.[2]?.indicators[0]?.id ?? 0
  const { id: plan } = await ask(url, actionPlanCalls.read, coordinator, { parameters: { id } })
  await ask(url, actionPlanCalls.addGoal, coordinator, {
    parameters: { plan },
    body: { title: 'Families are at home here', category: domain?.id ?? 0, indicator, kind: 'make_last' },
  })
  return {
    staff: `/evaluations/${id}/action-plan?line=${line}`,
    school: `/action-plans/${id}?line=${line}`,
  }
}

story(
  'a superuser mends the English, sees what it made stale, and sends a file back',
  async ({ browser, page, place }) => {
    await enter(page, place.superuser)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Instruments' }).click()
    await page.getByRole('link', { name: 'Translations' }).click()
    await expect(heading(page, 'Translations')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Texts in Español' })).toBeVisible()

    await story.step('unsaved text is still there after a reload', async () => {
      await find(page, '1.1.2')
      const field = text(page, name112).getByRole('textbox')
      await expect(field).toHaveAttribute('lang', 'es')
      await field.fill('Otro nombre')
      await page.reload()
      await expect(field).toHaveValue('Otro nombre')
      await expect(text(page, name112).getByText('Not saved')).toBeVisible()
      await text(page, name112).getByRole('button', { name: 'Save' }).press('Enter')
      await message(page, 'Text saved')
      await expect(text(page, name112).getByText('Translated', { exact: true })).toBeVisible()
    })

    await story.step('another meaning waits for the next edition', async () => {
      const field = text(page, name112).getByRole('textbox')
      await field.fill('Otra pregunta')
      await text(page, name112).getByText('The meaning changes').click()
      await text(page, name112).getByRole('button', { name: 'Save' }).click()
      await message(page, 'Kept for the next edition')
      await expect(text(page, name112).getByText('Otra pregunta')).toBeVisible()
      await expect(field).toHaveValue('Otro nombre')
    })

    await story.step(
      'a changed English makes the translation out of date, until it is confirmed',
      async () => {
        await speak(page, 'Español', 'English')
        await text(page, name112).getByRole('textbox').fill('Other English words')
        await text(page, name112).getByRole('button', { name: 'Save' }).click()
        await message(page, 'Text saved')
        await speak(page, 'English', 'Español')
        await expect(text(page, name112).getByText('Out of date', { exact: true })).toBeVisible()
        await expect(text(page, name112).getByText('Other English words')).toBeVisible()
        await text(page, name112).getByRole('button', { name: 'The translation is still right' }).click()
        await expect(text(page, name112).getByText('Translated', { exact: true })).toBeVisible()
      },
    )

    await story.step('the texts go out as a file, and come back changed', async () => {
      await page.getByRole('button', { name: 'Export' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: /CSV/ }).click(),
      ])
      const table = await readFile(await download.path(), 'utf8')
      expect(table).toContain('Otro nombre')
      await page.getByRole('button', { name: 'Import' }).click()
      const dialog = page.getByRole('dialog', { name: 'Translations from a file' })
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: 'Choose the file' }).click(),
      ])
      await chooser.setFiles({
        name: 'back.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(table.replace('Otro nombre', 'Del archivo')),
      })
      await dialog.getByRole('button', { name: 'Write 1 row' }).click()
      await expect(dialog.getByText('Written: 0 new, 1 changed')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(text(page, name112).getByRole('textbox')).toHaveValue('Del archivo')
    })

    await story.step('a suggested action is corrected on the same page', async () => {
      await page.getByRole('searchbox', { name: 'Search by words or place' }).fill('7.3 3')
      await page.getByRole('button', { name: /^Texts/ }).click()
      await page.getByRole('option', { name: 'Suggested actions' }).click()
      await speak(page, 'Español', 'English')
      const action = text(page, 'Outcome 7.3, Innovation: Suggested action 1')
      await action.getByRole('textbox').fill(newAction)
      await expect(action.getByText('The meaning changes')).toHaveCount(0)
      await action.getByRole('button', { name: 'Save' }).click()
      await message(page, 'Text saved')
    })

    await story.step('a plan is made with the new text, and the school reads it', async () => {
      const plan = await goalFor73(place)
      const coordinator = await browser.newPage()
      await enterAt(coordinator, place.coordinator, plan.staff)
      await coordinator.getByRole('button', { name: 'Add action' }).first().click()
      const dialog = coordinator.getByRole('dialog', { name: 'New action' })
      await dialog.getByRole('button', { name: 'Suggested actions' }).click()
      const offered = dialog.getByRole('listitem').filter({ hasText: newAction })
      await offered.getByRole('button', { name: 'Use this action' }).click()
      await dialog.getByRole('button', { name: 'Add action' }).click()
      await expect(dialog).toBeHidden()
      const school = await browser.newPage()
      await enterAt(school, place.teacher, plan.school)
      await expect(school.getByText(newAction, { exact: true }).first()).toBeVisible()
    })

    await story.step('so is a practice case, whose new text is shown at once', async () => {
      await page.getByRole('searchbox', { name: 'Search by words or place' }).fill('7 3')
      await page.getByRole('button', { name: /^Texts/ }).click()
      await page.getByRole('option', { name: 'Practice cases' }).click()
      const title = text(page, 'Practice case 3 of domain 7: Title')
      await title.getByRole('textbox').fill('A plan that everybody knows')
      await title.getByRole('button', { name: 'Save' }).click()
      await message(page, 'Text saved')
      await page.goto('/cases/73')
      await expect(page.getByRole('heading', { level: 1, name: 'A plan that everybody knows' })).toBeVisible()
    })
  },
)

story('people who are no superusers are told that they may not translate', async ({ page, place }) => {
  await enterAt(page, place.coordinator, '/translations')
  await expect(page).toHaveURL(/\/evaluations$/)
})
