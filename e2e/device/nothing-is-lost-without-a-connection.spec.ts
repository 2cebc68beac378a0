import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { choose, everythingIsSaved, goOnTo, option, savedState, shows } from '../person/answering.ts'
import { enter, staySignedIn } from '../person/enter.ts'
import { addFile, folder } from '../person/evidence.ts'
import { lineOf } from '../story/line.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

story(
  'what is done offline is kept, told truly, and sent when the connection is back',
  async ({ page, context, place }) => {
    const { id, path } = await place.evaluation(2026)
    await staySignedIn(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    // Parts that open on the page are loaded right after it.
    await page.waitForLoadState('networkidle')

    await context.setOffline(true)
    await expect(page.getByText('No connection', { exact: true })).toBeVisible()
    await choose(page, 'B')
    await page.getByLabel('Note for indicator 1.1.1').fill('Written in the valley, without a line.')
    await goOnTo(page, '1.1.2')
    await choose(page, 'D')
    await page.getByLabel('Write a comment').fill('Told from afar.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await addFile(page, 'Change', await phonePhoto('valley'), 'The school in the valley')
    await expect(savedState(page)).toContainText('On this device: 2 answers, 1 note, 1 comment, 1 file')
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(page.getByText('1 file is paused')).toBeVisible()
    await page.getByRole('button', { name: 'Go on', exact: true }).click()
    await expect(page.getByText('1 file is waiting to be sent')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Ready to submit?' })).toContainText(
      '5 things are still on this device',
    )
    expect((await lineOf(place, id)).results).toEqual([])

    await story.step('the tab is closed before anything was sent', async () => {
      await page.close()
      expect((await lineOf(place, id)).results).toEqual([])
      await context.setOffline(false)
    })

    const tab = await context.newPage()
    await tab.goto(`${path}?indicator=1.1.1`)
    await shows(tab, '1.1.1')
    await expect(option(tab, 'B')).toBeChecked()
    await expect(tab.getByLabel('Note for indicator 1.1.1')).toHaveValue(
      'Written in the valley, without a line.',
    )
    await everythingIsSaved(tab)
    await expect(
      folder(tab, 1, 'Change').getByRole('button', { name: 'Open The school in the valley' }),
    ).toBeVisible()
    const { results, notes, comments, files } = await lineOf(place, id)
    expect(results.map(({ option: { code } }) => code)).toEqual(['B', 'D'])
    expect(notes.map(({ text }) => text)).toEqual(['Written in the valley, without a line.'])
    expect(comments.map(({ text }) => text)).toEqual(['Told from afar.'])
    expect(files.map(({ description }) => description)).toEqual(['The school in the valley'])
  },
)

story('who logs out with unsent work is warned, and may take a copy along', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await page.route(/[/]api[/]/, (route) => route.abort())
  await choose(page, 'B')
  await page.getByLabel('Note for indicator 1.1.1').fill('Written in the valley, without a line.')
  await addFile(page, 'Change', await phonePhoto('valley'), 'The school in the valley')
  await expect(savedState(page)).toContainText('On this device: 1 answer, 1 note, 1 file')

  await page.getByRole('link', { name: 'Back to evaluations' }).click()
  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: '3 things are not sent yet' })
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Download a copy' }).click(),
  ])
  expect(copy.suggestedFilename()).toBe('vereda-unsent.zip')
  // The archive is not compressed, so its text can be searched.
  const archive = await readFile(await copy.path(), 'latin1')
  expect(archive).toContain('Written in the valley, without a line.')
  expect(archive).toMatch(/files[/]1-[^/]+[.](jpe?g|webp)/)
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(page.getByRole('heading', { name: 'Evaluations', level: 1 })).toBeVisible()
})

story('an open page sends by itself when the connection is back', async ({ page, context, place }) => {
  const { id, path } = await place.evaluation(2026)
  await enter(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await context.setOffline(true)
  await choose(page, 'A')
  await choose(page, 'F')
  await goOnTo(page, '1.1.2')
  await choose(page, 'C')
  await expect(savedState(page)).toContainText('On this device: 2 answers')
  await context.setOffline(false)
  await everythingIsSaved(page)
  expect((await lineOf(place, id)).results.map(({ option: { code } }) => code)).toEqual(['F', 'C'])
})

story(
  'a server that does not answer for a while gets everything exactly once afterwards',
  async ({ page, place }) => {
    const { id, path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    let silent = 0
    let swallowed = 0
    await page.route('**/api/result/**', async (route) => {
      silent += 1
      // First the request is lost, then the answer: in the second case the server has the row.
      if (silent === 1) return route.abort('connectionfailed')
      if (silent === 2) {
        await route.fetch()
        swallowed += 1
        return route.abort('connectionreset')
      }
      return route.continue()
    })
    await choose(page, 'E')
    await expect(savedState(page)).toContainText('On this device: 1 answer')
    await everythingIsSaved(page)
    expect({ silent, swallowed }).toEqual({ silent: 3, swallowed: 1 })
    await choose(page, 'G')
    await everythingIsSaved(page)
    const { results } = await lineOf(place, id)
    expect(results.map(({ option: { code }, version }) => [code, version])).toEqual([['G', 2]])
  },
)

story('a choice is kept when the tab crashes before it is sent', async ({ page, context, place }) => {
  const { id, path } = await place.evaluation(2026)
  await staySignedIn(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await page.route('**/api/result/**', (route) => route.abort('connectionfailed'))
  await option(page, 'C').click()
  await expect(
    page
      .getByText(/On this device: 1 answer/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.close()
  expect((await lineOf(place, id)).results).toEqual([])

  const tab = await context.newPage()
  await tab.goto(`${path}?indicator=1.1.1`)
  await expect(option(tab, 'C')).toBeChecked()
  await everythingIsSaved(tab)
  expect((await lineOf(place, id)).results.map(({ option: { code } }) => code)).toEqual(['C'])
})

story('a choice is kept when the tab is closed at that moment', async ({ page, context, place }) => {
  const { path } = await place.evaluation(2026)
  await staySignedIn(page, place.teacher)
  await page.goto(path)
  await shows(page, '1.1.1')
  await page.route('**/api/result/**', (route) => route.abort('connectionfailed'))
  await option(page, 'C').click()
  await page.close()

  const tab = await context.newPage()
  await tab.goto(`${path}?indicator=1.1.1`)
  await expect(option(tab, 'C')).toBeChecked()
  await everythingIsSaved(tab)
})

story(
  'a choice of a tab that is closed at that moment is sent by another tab',
  async ({ page, context, place }) => {
    const { id, path } = await place.evaluation(2026)
    await staySignedIn(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')

    const tab = await context.newPage()
    await tab.goto(`${path}?indicator=1.2.1`)
    await shows(tab, '1.2.1')
    await tab.route('**/api/result/**', (route) => route.abort('connectionfailed'))
    // The tab ends before the database has answered.
    await tab.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('', 'AbortError')
      }
    })
    await option(tab, 'C').click()
    await expect(option(tab, 'C')).toBeChecked()
    await tab.close()

    await expect
      .poll(async () => (await lineOf(place, id)).results.map(({ option: { code } }) => code))
      .toEqual(['C'])
    await everythingIsSaved(page)
  },
)

story(
  'a page that could not be loaded offline is loaded when the connection returns',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.route(/[/]api[/]evaluation/, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await page.unroute(/[/]api[/]evaluation/)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await shows(page, '1.1.1')
  },
)
