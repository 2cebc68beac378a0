import { expect, type Locator, type Page } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { addFile, folder } from '../person/evidence.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'
import { pdfOf, wordDocument, workbook } from '../story/viewed-documents.ts'

const opened = async (page: Page, name: string): Promise<Locator> => {
  await folder(page, 1, 'Change')
    .getByRole('button', { name: `Open ${name}` })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  return dialog
}

const addOneOfEach = async (page: Page): Promise<void> => {
  await addFile(page, 'Change', await phonePhoto('Door'), 'A door with a sign')
  await addFile(page, 'Change', await phonePhoto('Stairs'), 'Stairs with a rail')
  await addFile(page, 'Change', pdfOf('Minutes', ['Tactile signs', 'The rail of the stairs', 'Thanks']))
  await addFile(page, 'Change', await wordDocument('Plan'))
  await addFile(page, 'Change', await workbook('Counts'))
  await addFile(page, 'Change', pdfOf('Broken', []))
  await expect(folder(page, 1, 'Change').getByRole('button', { name: /^Open / })).toHaveCount(6, {
    timeout: 60_000,
  })
}

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

story('evidence opens in the page: photos, PDF, Word and workbooks', async ({ page, place }) => {
  const evaluation = await place.evaluation(2026)
  const refusals: string[] = []
  page.on('console', (message) => {
    if (/content security policy|trusted/i.test(message.text())) refusals.push(message.text())
  })
  await enterAt(page, place.teacher, evaluation.path)
  await page.getByRole('heading', { level: 1 }).waitFor()

  await story.step('a teacher adds one of each', () => addOneOfEach(page))

  await story.step('a photo is made larger, moved and followed by the next, by keys alone', async () => {
    const tile = folder(page, 1, 'Change').getByRole('button', { name: 'Open A door with a sign' })
    const dialog = await opened(page, 'A door with a sign')
    const photo = dialog.getByRole('img', { name: 'A door with a sign' })
    await expect(photo).toBeVisible()
    await dialog.getByRole('group', { name: /^Photo/ }).focus()
    await page.keyboard.press('+')
    await expect(photo).toHaveAttribute('style', /scale\(1\.4\)/)
    await page.keyboard.press('0')
    await expect(photo).toHaveAttribute('style', /scale\(1\)/)
    await dialog.getByRole('button', { name: 'Larger' }).click()
    await expect(photo).toHaveAttribute('style', /scale\(1\.4\)/)
    await page.keyboard.press('0')
    await dialog.getByRole('group', { name: /^Photo/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('img', { name: 'Stairs with a rail' })).toBeVisible()
    await expect(dialog).toContainText('2 of 6')
    await close(page)
    await expect(tile).toBeFocused()
  })

  await story.step('a PDF is read, searched, made larger and read as words', async () => {
    const dialog = await opened(page, 'Minutes.pdf, pdf')
    const second = dialog.getByRole('region', { name: 'Page 2 of 3' })
    await expect(second).toContainText('The rail of the stairs')
    await expect(dialog.getByRole('region', { name: 'Page 1 of 3' }).locator('.pdf-words')).toContainText(
      'Tactile signs',
    )
    await dialog.getByRole('searchbox', { name: 'Search in the document' }).fill('ráil')
    await expect(dialog).toContainText('1 place')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Page' })).toHaveValue('2')
    await dialog.getByRole('button', { name: 'Larger' }).click()
    await expect(dialog).toContainText('125%')
    await dialog.getByRole('button', { name: 'Words only' }).click()
    await expect(dialog.getByText('Thanks')).toBeVisible()
    await close(page)
  })

  await story.step('a Word document is shown, and nothing in it runs', async () => {
    const dialog = await opened(page, 'Plan.docx, docx')
    await expect(dialog.getByRole('heading', { name: 'Plan of the school' })).toBeVisible()
    await expect(dialog).toContainText('Tactile signs <script>alert(1)</script>')
    await expect(dialog.getByRole('listitem')).toHaveText(['Doors', 'Stairs'])
    await expect(dialog.getByRole('columnheader')).toHaveText(['Room', 'Sign'])
    await expect(dialog.getByRole('img', { name: 'A sign at a door' })).toBeVisible()
    await expect(dialog.getByText('A link that is no link')).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveCount(0)
    await close(page)
  })

  await story.step('a workbook shows its sheets as tables, and says what it leaves out', async () => {
    const dialog = await opened(page, 'Counts.xlsx, xlsx')
    await expect(dialog.getByRole('rowheader', { name: '2', exact: true })).toBeVisible()
    await expect(dialog.getByRole('cell', { name: '25%' }).first()).toBeVisible()
    await expect(dialog).toContainText('Only the first 1,000 rows')
    await dialog.getByRole('button', { name: /^Show more rows/ }).click()
    await expect(dialog.getByRole('cell', { name: 'Grade 350', exact: true })).toBeVisible()
    await dialog.getByRole('tab', { name: 'Rooms' }).click()
    await expect(dialog.getByRole('cell', { name: 'Library' })).toBeVisible()
    await close(page)
  })

  await story.step('a file that is broken says so and can be kept', async () => {
    const dialog = await opened(page, 'Broken.pdf, pdf')
    await expect(dialog.getByRole('alert')).toContainText('could not be opened here')
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await saving).suggestedFilename()).toBe('Broken.pdf')
    await close(page)
  })
  expect(refusals).toEqual([])
})

story.describe('what axe looks at', () => {
  // axe is injected as a script, which the content security policy forbids.
  story.use({ bypassCSP: true })

  story('evidence that is open passes axe', { tag: '@walk' }, async ({ page, place }) => {
    const evaluation = await place.evaluation(2026)
    await enterAt(page, place.teacher, evaluation.path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await addOneOfEach(page)
    const seen = {
      'A door with a sign': (dialog: Locator) => dialog.getByRole('img', { name: 'A door with a sign' }),
      'Minutes.pdf, pdf': (dialog: Locator) => dialog.getByText('The rail of the stairs').first(),
      'Plan.docx, docx': (dialog: Locator) => dialog.getByText('Library'),
      'Counts.xlsx, xlsx': (dialog: Locator) => dialog.getByRole('cell', { name: 'Share' }),
      'Broken.pdf, pdf': (dialog: Locator) => dialog.getByRole('alert'),
    }
    for (const [name, shown] of Object.entries(seen)) {
      const dialog = await opened(page, name)
      await expect(shown(dialog)).toBeAttached()
      await passesAxeInBothThemes(page, name)
      await close(page)
    }
  })
})
