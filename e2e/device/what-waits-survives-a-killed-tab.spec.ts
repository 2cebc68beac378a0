import { type BrowserContext, expect, type Page } from '@playwright/test'
import { choose, everythingIsSaved, goOnTo, option, savedState, shows } from '../person/answering.ts'
import { enter, staySignedIn } from '../person/enter.ts'
import { addFile } from '../person/evidence.ts'
import { crash, lockAnswer } from '../story/held-answers.ts'
import { lineOf } from '../story/line.ts'
import { phonePhoto } from '../story/photos.ts'
import { type Neighbourhood, story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

/** The rows of the server, including duplicates. */
const sentTo = async (place: Neighbourhood, id: number) => {
  const { results, notes, comments, files } = await lineOf(place, id)
  return {
    answers: results.map(({ option: { code }, version }) => `${code}, version ${version}`),
    notes: notes.map(({ text }) => text),
    comments: comments.map(({ text }) => text),
    files: files.map(({ description }) => description),
  }
}

const opened = async (context: BrowserContext, path: string): Promise<Page> => {
  const tab = await context.newPage()
  await tab.goto(`${path}?indicator=1.1.1`)
  await shows(tab, '1.1.1')
  return tab
}

story(
  'a tab that dies at each sending, and a server without power, double nothing and lose nothing',
  async ({ page, context, place, vereda }) => {
    const { id, path } = await place.evaluation(2026)
    await staySignedIn(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await choose(page, 'B')
    await page.getByLabel('Note for indicator 1.1.1').fill('Written in the valley.')
    await page.getByLabel('Write a comment').fill('Told from afar.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await addFile(page, 'Change', await phonePhoto('valley'), 'The school in the valley')
    await expect(savedState(page)).toContainText('On this device: 1 answer, 1 note, 1 comment, 1 file')
    await crash(page)
    await context.setOffline(false)

    for (const kind of ['result', 'note', 'comment', 'file']) {
      await story.step(
        `the tab dies when the server has the ${kind} and the page does not know`,
        async () => {
          const tab = await context.newPage()
          const { arrived: locked } = await lockAnswer(tab, 'POST', `/api/${kind}/`)
          await tab.goto(`${path}?indicator=1.1.1`)
          await locked
          await shows(tab, '1.1.1')
          await expect(option(tab, 'B')).toBeChecked()
          await expect(tab.getByLabel('Note for indicator 1.1.1')).toHaveValue('Written in the valley.')
          await expect(savedState(tab)).toContainText(/Sending|On this device/)
          await expect(tab.getByText('Sent and kept')).toHaveCount(0)
          await crash(tab)
        },
      )
    }

    const changed = await opened(context, path)
    await everythingIsSaved(changed)
    await story.step('the same for what is changed, while the server loses its power', async () => {
      const { arrived: locked } = await lockAnswer(changed, 'PATCH', '/api/result/')
      await choose(changed, 'F')
      await locked
      await crash(changed)
      await vereda.restart()
    })
    const last = await opened(context, path)
    await everythingIsSaved(last)
    await expect(option(last, 'F')).toBeChecked()
    expect(await sentTo(place, id)).toEqual({
      answers: ['F, version 2'],
      notes: ['Written in the valley.'],
      comments: ['Told from afar.'],
      files: ['The school in the valley'],
    })
  },
)

story(
  'what a dead tab left is neither shown to nor sent by the next person, and goes when its own is back',
  async ({ page, context, place }) => {
    const { id, path } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    const { arrived: locked } = await lockAnswer(page, 'POST', '/api/result/')
    await choose(page, 'B')
    await locked
    await page.getByLabel('Note for indicator 1.1.1').fill('Only for those who wrote it.')
    await goOnTo(page, '1.1.2')
    await choose(page, 'D')
    await expect(savedState(page)).not.toContainText('Sent and kept')
    await crash(page)

    const other = await context.newPage()
    await enter(other, place.colleague)
    await other.goto(`${path}?indicator=1.1.1`)
    await shows(other, '1.1.1')
    await everythingIsSaved(other)
    await expect(other.getByLabel('Note for indicator 1.1.1')).toHaveValue('')
    await goOnTo(other, '1.1.2')
    await expect(option(other, 'D')).not.toBeChecked()
    expect((await sentTo(place, id)).answers).toEqual(['B, version 1'])
    await other.close()

    const back = await context.newPage()
    await enter(back, place.teacher)
    await back.goto(`${path}?indicator=1.1.1`)
    await shows(back, '1.1.1')
    await everythingIsSaved(back)
    const { results, notes } = await lineOf(place, id)
    expect(results.map(({ option: { code }, version }) => [code, version])).toEqual([
      ['B', 1],
      ['D', 1],
    ])
    expect([...results.map((row) => row.updated_by.name), ...notes.map((row) => row.author.name)]).toEqual([
      'Marta Quispe',
      'Marta Quispe',
      'Marta Quispe',
    ])
  },
)

story(
  'two tabs write without a connection, one is closed: the other sends everything once',
  async ({ page, context, place }) => {
    const { id, path } = await place.evaluation(2026)
    await staySignedIn(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    const second = await opened(context, path)
    await page.waitForLoadState('networkidle')
    await second.waitForLoadState('networkidle')
    await context.setOffline(true)

    await choose(page, 'B')
    await page.getByLabel('Note for indicator 1.1.1').fill('From the first tab.')
    await page.getByLabel('Write a comment').fill('The first comment.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(savedState(page)).toContainText('On this device: 1 answer, 1 note, 1 comment')
    await choose(second, 'D')
    await goOnTo(second, '1.1.2')
    await choose(second, 'C')
    await second.getByLabel('Note for indicator 1.1.2').fill('From the second tab.')
    await second.getByLabel('Write a comment').fill('The second comment.')
    await second.getByRole('button', { name: 'Send comment' }).click()
    for (const tab of [page, second])
      await expect(savedState(tab)).toContainText('On this device: 2 answers, 2 notes, 2 comments')
    await expect(option(page, 'D')).toBeChecked()
    await page.close()

    await context.setOffline(false)
    await everythingIsSaved(second)
    expect(await sentTo(place, id)).toEqual({
      // The first letter may have reached the server, so it is sent before its replacement.
      answers: ['D, version 2', 'C, version 1'],
      notes: ['From the first tab.', 'From the second tab.'],
      comments: ['The first comment.', 'The second comment.'],
      files: [],
    })
  },
)
