import { expect } from '@playwright/test'
import { everythingIsSaved, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { addFile, folder } from '../person/evidence.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'less data: a photo goes up smaller, and its small picture comes when somebody asks for it',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, '/profile')
    await page.getByRole('button', { name: 'Choose the appearance' }).click()
    await page.getByText('Less data', { exact: true }).click()
    await expect(page.getByText('Now: less data.')).toBeVisible()
    await passesAxeInBothThemes(page, 'the appearance with less data')

    let thumbnails = 0
    page.on('request', (request) => {
      if (request.url().includes('size=thumbnail')) thumbnails += 1
    })
    await page.goto(path)
    await shows(page, '1.1.1')
    await addFile(page, 'Change', await phonePhoto('gate'), 'The gate')
    await everythingIsSaved(page)
    await page.reload()
    const small = folder(page, 1, 'Change').getByRole('button', { name: /^Show the small picture/ })
    await expect(small).toBeVisible()
    expect(thumbnails).toBe(0)
    await small.click()
    await expect(folder(page, 1, 'Change').locator('img')).toBeVisible()
    expect(thumbnails).toBe(1)
  },
)
