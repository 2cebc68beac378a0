import { expect, type Page } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { fileCalls } from 'contract/evaluation/files'
import sharp from 'sharp'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { brokenText, tooWide } from '../rules/cut-words.ts'
import { setLetters } from '../rules/page-rules.ts'
import { ask } from '../story/asking.ts'
import { phonePhoto, type UploadedDocument } from '../story/photos.ts'
import { type Neighbourhood, story } from '../story/story.ts'

story.use({ bypassCSP: true })

const plan: UploadedDocument = {
  name: 'plan.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('What the school plans.'),
}

const pick = async (page: Page, files: UploadedDocument[]) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Pick files' }).click(),
  ])
  await chooser.setFiles(files)
}

const tray = (page: Page) => page.getByRole('region', { name: 'Files to sort' })
const folder = (page: Page, name: string) => page.getByRole('button', { name })

const filesOf = async ({ url, teacher }: Neighbourhood, id: number) =>
  (await ask(url, evaluationCalls.read, teacher, { parameters: { id } })).line.files

story('a teacher sorts, describes and adds many files in one go', async ({ page, place }) => {
  const { id, path } = await place.evaluation(2026)
  await enterAt(page, place.teacher, path)
  await page.getByRole('link', { name: 'Add many files at once' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Many files at once' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '0 of 63 files in place' })).toBeVisible()

  await story.step('takes accepted files, and names the others', async () => {
    await pick(page, [
      await phonePhoto('valley'),
      await phonePhoto('class'),
      plan,
      { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la') },
    ])
    await expect(tray(page).getByRole('heading')).toHaveText('3 files, 0 complete')
    await expect(tray(page)).toContainText('1 file needs your attention')
    await expect(tray(page)).toContainText('song.mp3')
    const kinds = 'JPG, PNG, WEBP, GIF up to 15 MB; .* CSV, TXT up to 10 MB'
    await expect(tray(page).getByText(new RegExp(`^${kinds}\\. At most 60 files at once\\.$`))).toBeVisible()
    await expect(tray(page)).toContainText(new RegExp(`Accepted: ${kinds}\\.`))
    await pick(page, [plan])
    await expect(tray(page)).toContainText('It is here already.')
    await passesAxeInBothThemes(page, 'many files')
  })

  await story.step('drops a file, which is taken too', async () => {
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['What was agreed.'], 'minutes.txt', { type: 'text/plain' }))
      return transfer
    })
    await page.getByText('Drop photos and documents here').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(tray(page).getByRole('heading')).toHaveText('4 files, 0 complete')
    await tray(page)
      .getByRole('button', { name: /minutes/ })
      .click()
    await page.getByRole('button', { name: 'Take out of this list' }).click()
    await expect(tray(page).getByRole('heading')).toHaveText('3 files, 0 complete')
  })

  await story.step('puts all into one folder by keyboard', async () => {
    await tray(page)
      .getByRole('button', { name: /valley/ })
      .focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('p')
    const dialog = page.getByRole('dialog', { name: 'Put 3 files into …' })
    await passesAxeInBothThemes(page, 'the choice of a folder')
    await dialog.getByText('Transformation').click()
    await dialog.getByRole('button', { name: 'Put there' }).click()
    await expect(dialog).toBeHidden()
    // Photos count once they are described.
    await expect(page.getByRole('heading', { name: '1 of 63 files in place' })).toBeVisible()
  })

  await story.step('describes both photos; one face is blurred by keyboard', async () => {
    const text = page.getByLabel('What it shows')
    await text.fill('Steps painted in two colours')
    await page.getByRole('radio', { name: /^People who agreed/ }).check()
    await page.getByRole('button', { name: 'Next selected file' }).click()
    await text.fill('Two children at a table')
    await page.getByRole('radio', { name: /^Nobody/ }).check()
    await page.getByRole('button', { name: /^Photo to blur/ }).focus()
    for (let step = 0; step < 12; step += 1) await page.keyboard.press(']')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
    await passesAxeInBothThemes(page, 'a photo that is blurred')
    await expect(page.getByRole('heading', { name: '3 of 63 files in place' })).toBeVisible()
  })

  await story.step('finds everything again after a reload', async () => {
    await page.reload()
    await expect(tray(page).getByRole('heading')).toHaveText('3 files, 3 complete')
    await expect(tray(page).getByRole('button', { name: /Two children/ })).toBeVisible()
  })

  await story.step('adds them with one consent that names the photos', async () => {
    await page.getByRole('button', { name: 'Add 3 files to the evidence' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add 3 files to the evidence' })
    await expect(dialog.getByRole('listitem')).toHaveText([
      /^valley.jpg: People who agreed/,
      /^class.jpg: Nobody/,
    ])
    await dialog.getByRole('button', { name: 'Add evidence' }).click()
    await expect(dialog).toContainText('consent')
    await dialog.getByText('For all of these').click()
    await dialog.getByRole('button', { name: 'Add evidence' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await filesOf(place, id)).length).toBe(3)
    await expect(page.getByText('1 of 21 folders complete')).toBeVisible()
  })

  await story.step('sees its photos in the folder, small', async () => {
    const full = page.getByRole('cell', { name: /Complete$/ })
    await expect(full).toHaveCount(1)
    await expect(full.locator('img')).toHaveCount(2)
  })

  await story.step('on a narrow screen each folder names its stage, and no word is parted', async () => {
    for (const [width, letters] of [
      [390, 'usual'],
      [320, 'twice as large'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await setLetters(page, letters)
      await expect(page.getByRole('cell', { name: /^Transformation/ })).toHaveCount(7)
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0)
      const parted = (await brokenText(page)).filter((word) => word.startsWith('parted'))
      expect(parted, `${width}, letters ${letters}`).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    await setLetters(page, 'usual')
  })

  await story.step('only the blurred photo has left the device', async () => {
    const files = await filesOf(place, id)
    /** Pixels in the middle of the brush that differ from their neighbour. */
    const edgesOf = async (description: string): Promise<number> => {
      const file = files.find((each) => each.description === description)
      const answer = await page.request.get(
        `${place.url}${fileCalls.read.path.replace('{id}', String(file?.id))}`,
        { headers: { authorization: `Bearer ${place.teacher.token}` } },
      )
      const pixels = await sharp(await answer.body())
        .extract({ left: 145, top: 92, width: 70, height: 70 })
        .greyscale()
        .raw()
        .toBuffer()
      let edges = 0
      for (let at = 1; at < pixels.length; at += 1)
        if (Math.abs((pixels[at] ?? 0) - (pixels[at - 1] ?? 0)) > 12) edges += 1
      return edges
    }
    const sharpEdges = await edgesOf('Steps painted in two colours')
    expect(await edgesOf('Two children at a table')).toBeLessThan(sharpEdges / 4)
  })
})

story(
  'a folder takes what is selected by a press, and a closed line takes nothing',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?part=files`)
    await pick(page, [plan])
    await tray(page)
      .getByRole('button', { name: /plan.txt/ })
      .click()
    await folder(page, 'Put 1 here').first().click()
    await expect(page.getByRole('heading', { name: '1 of 63 files in place' })).toBeVisible()
    await page.getByRole('button', { name: 'Take out of this list' }).click()
    await expect(page.getByRole('heading', { name: '0 of 63 files in place' })).toBeVisible()

    const reading = await (await page.context().browser()?.newContext())?.newPage()
    if (!reading) throw new Error('no browser')
    await enterAt(reading, place.coordinator, `${path}?part=files`)
    await expect(reading.getByRole('heading', { name: '0 of 63 files in place' })).toBeVisible()
  },
)
