import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { applicationIsStored } from '../person/device.ts'
import { enterAt, pageOf, staySignedIn } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const article = (page: Page, key: string) => page.getByRole('article', { name: new RegExp(`: ${key}$`) })

const sendBack = async (page: Page, table: string) => {
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Words of the interface from a file' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose the file' }).click(),
  ])
  await chooser.setFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  return dialog
}

story(
  'words of the interface go out as a file and come back changed, each held to its rules',
  async ({ page, place }) => {
    await enterAt(page, place.superuser, '/translations?part=catalogue&language=es')
    await page.getByRole('searchbox', { name: 'Search by words or key' }).fill('lists.save')
    await expect(article(page, 'lists.save')).toBeVisible()
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /CSV/ }).click(),
    ])
    const table = await readFile(await download.path(), 'utf8')
    expect(table).toContain('lists.save')
    const withTarget = (text: string) => table.replace(/,Guardar,Guardar,/, `,Guardar,${text},`)

    const refused = await sendBack(page, withTarget('Guardar {todo}'))
    await expect(refused).toContainText('This is filled in here: {todo}. In English it is: nothing.')
    await refused.getByRole('button', { name: 'Close' }).click()

    const taken = await sendBack(page, withTarget('Grabar'))
    await taken.getByRole('button', { name: 'Write 1 row' }).click()
    await expect(taken.getByText('Written: 0 new, 1 changed')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(article(page, 'lists.save').getByRole('textbox')).toHaveValue('Grabar')
    await expect(article(page, 'lists.save')).toContainText('Corrected')
  },
)

story(
  'a question of the plan is mended at the desk, and a school reads it so, also without a connection',
  async ({ browser, page, context, place }) => {
    const { id, line } = await place.evaluation(2026)
    await ask(place.url, actionPlanCalls.read, place.coordinator, { parameters: { id } })
    await staySignedIn(page, place.teacher)
    await page.evaluate(() => sessionStorage.setItem('vereda.language', 'es'))
    await page.goto(`/action-plans/${id}?line=${line}`)
    await expect(page.getByText('Fortalezas').first()).toBeVisible()
    await applicationIsStored(page)

    const desk = await pageOf(browser, place.superuser, '/translations?part=catalogue&language=es')
    const key = 'plan-sheet.questions.1.title'
    await desk.getByRole('searchbox', { name: 'Search by words or key' }).fill(key)
    await article(desk, key).getByRole('textbox').fill('Lo que ya va bien')
    await article(desk, key).getByRole('button', { name: 'Save' }).click()
    await expect(article(desk, key)).toContainText('Corrected')
    await desk.close()

    // Pages of a line do not request corrections, other pages do.
    await page.goto('/evaluations')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vereda.words.es') !== null)).toBe(true)
    await page.goto(`/action-plans/${id}?line=${line}`)
    await expect(page.getByText('Lo que ya va bien').first()).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Lo que ya va bien').first()).toBeVisible()
    await context.setOffline(false)
  },
)
