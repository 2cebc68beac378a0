import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { applicationIsStored } from '../person/device.ts'
import { enterAt, pageOf, staySignedIn } from '../person/enter.ts'
import { tabTo } from '../person/keyboard.ts'
import { keyboardUserOf } from '../person/keyboard-user.ts'
import { beyondTheEdge, setTextSize } from '../rules/bars.ts'
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

story(
  'words come back from a file by keyboard alone, and the focus goes back to where it was',
  async ({ page, place }) => {
    await enterAt(page, place.superuser, '/translations?part=catalogue&language=pt')
    const user = keyboardUserOf(page)
    await tabTo(page, page.getByRole('searchbox', { name: 'Search by words or key' }))
    await page.keyboard.type('lists.save')
    await expect(article(page, 'lists.save')).toBeVisible()

    await tabTo(page, page.getByRole('button', { name: 'Export' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const [download] = await Promise.all([page.waitForEvent('download'), user.pick('menuitem', /CSV/)])
    const table = await readFile(await download.path(), 'utf8')

    const opener = page.getByRole('button', { name: 'Import' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Words of the interface from a file' })
    await tabTo(page, dialog.getByRole('button', { name: 'Choose the file' }))
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
    const changed = table.replace(/,Salvar,Salvar,/, ',Salvar,Gravar,')
    await chooser.setFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) })
    await user.press('button', 'Write 1 row')
    await expect(dialog.getByText('Written: 0 new, 1 changed')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()

    const word = article(page, 'lists.save').getByRole('textbox')
    await expect(word).toHaveValue('Gravar')
    await tabTo(page, word)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Guardar tudo')
    await tabTo(page, article(page, 'lists.save').getByRole('button', { name: /^Save / }))
    await page.keyboard.press('Enter')
    await expect(article(page, 'lists.save')).toContainText('Corrected')
    await expect(word).toHaveValue('Guardar tudo')
  },
)

story('the desk of messages fits a small screen with large letters, in Hindi', async ({ page, place }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAt(page, place.superuser, '/home')
  await page.evaluate(() => sessionStorage.setItem('vereda.language', 'hi'))
  await page.goto('/translations?part=catalogue&language=hi')
  await expect(page.getByRole('article').first()).toBeVisible()
  await setTextSize(page, 200)
  expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
})
