import { expect, type Page } from '@playwright/test'
import { choose, everythingIsSaved, goOnTo, option, savedState, shows } from '../person/answering.ts'
import { enter } from '../person/enter.ts'
import { addFile, folder } from '../person/evidence.ts'
import { lineOf } from '../story/line.ts'
import { largePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

/** Limits the storage of the site to so many more bytes, or removes the limit. */
const leaveRoom = async (page: Page, bytes?: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const { usage } = await browser.send('Storage.getUsageAndQuota', { origin })
  const quotaSize = bytes === undefined ? undefined : usage + bytes
  await browser.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize && { quotaSize }) })
}

story(
  'a device that is full says so, names what it has not got, keeps it in the page, and needs no reload',
  async ({ page, place }) => {
    const { id, path } = await place.evaluation(2026)
    // Stored answers would be deleted to make room, so none may be stored here.
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB)
      indexedDB.open = (name, version) => {
        if (name === 'vereda-answers') throw new DOMException('Not here', 'UnknownError')
        return open(name, version)
      }
    })
    await enter(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    await page.waitForLoadState('networkidle')
    await leaveRoom(page, 300_000)
    await page.route(/[/]api[/]/, (route) => route.abort())
    await choose(page, 'B')
    await expect(savedState(page)).toContainText('On this device: 1 answer')

    await addFile(page, 'Change', await largePhoto('valley'), 'The school in the valley')
    await expect(savedState(page)).toContainText('Not saved: this device is full')
    await expect(option(page, 'B')).toBeChecked()
    await expect(folder(page, 1, 'Change').getByRole('button', { name: 'valley.jpg: Waits' })).toBeVisible()
    await goOnTo(page, '1.1.2')
    await choose(page, 'D')
    await expect(savedState(page)).toContainText('Not saved: this device is full')

    await story.step('missing data are named, and possible actions are offered', async () => {
      await savedState(page)
        .getByRole('button', { name: /Make room$/ })
        .click()
      const dialog = page.getByRole('dialog', { name: 'What is not sent yet' })
      const photo = dialog.getByRole('listitem').filter({ hasText: 'valley.jpg' })
      await expect(dialog).toContainText('the storage is full. Do not close this page.')
      await expect(photo).toContainText('Only in this page')
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Answer 1.1.1' })).not.toContainText('Only')
      const [copy] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download a copy' }).click(),
      ])
      expect(copy.suggestedFilename()).toBe('vereda-unsent.zip')

      // Enough for a smaller photo.
      await leaveRoom(page, 500_000)
      await dialog.getByRole('button', { name: 'Make photos smaller' }).click()
      await expect(photo).not.toContainText('Only in this page', { timeout: 45_000 })
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(savedState(page)).toContainText('On this device: 2 answers, 1 file')
    })

    await story.step('the server is back', async () => {
      await leaveRoom(page)
      await page.unroute(/[/]api[/]/)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await everythingIsSaved(page)
      const { results, files } = await lineOf(place, id)
      expect(results.map(({ option: { code } }) => code)).toEqual(['B', 'D'])
      expect(files.map(({ description }) => description)).toEqual(['The school in the valley'])
    })
  },
)
