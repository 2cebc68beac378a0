import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { fileCalls } from 'contract/evaluation/files'
import { openBreakingLine } from '../../server/test/reliability/processes/breaking-line.ts'
import { enterAt } from '../person/enter.ts'
import { addFile } from '../person/evidence.ts'
import { lineOf } from '../story/line.ts'
import { type Neighbourhood, story } from '../story/story.ts'

const kilobyte = 1024
const part = 256 * kilobyte
const content = Buffer.from(randomBytes(1536 * kilobyte).toString('hex'))

/** The shown progress of the upload in percent, over reloads. */
const shownSteps = async (page: Page): Promise<number[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('shown-steps') ?? '[]'))

/** Records each shown step, over reloads. */
const noteSteps = (page: Page) =>
  page.addInitScript(() => {
    const note = (): void => {
      const texts = Array.from(document.querySelectorAll('li button span'), (each) => each.textContent ?? '')
      const now = Number.parseInt(texts.find((text) => /^\d+\s?%$/.test(text)) ?? '', 10)
      const steps: number[] = JSON.parse(sessionStorage.getItem('shown-steps') ?? '[]')
      if (now >= 0 && steps.at(-1) !== now)
        sessionStorage.setItem('shown-steps', JSON.stringify([...steps, now]))
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  })

const bytesOf = async (page: Page, { teacher }: Neighbourhood, id: number): Promise<Buffer> => {
  const answer = await page.request.get(fileCalls.read.path.replace('{id}', String(id)), {
    headers: { authorization: `Bearer ${teacher.token}` },
  })
  return answer.body()
}

story(
  'a file of 3 MB goes over a line that breaks again and again, over a reload too, and arrives once',
  async ({ browser, place }) => {
    const { id, path } = await place.evaluation(2026)
    let connections = 0
    const cutAfter = () => ((connections += 1) % 3 === 0 ? 150 : 700) * kilobyte
    const line = await openBreakingLine(Number(new URL(place.url).port), cutAfter, {
      bytesPerSecond: 150 * kilobyte,
    })
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${line.port}` })
    const page = await context.newPage()
    await noteSteps(page)
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    await addFile(page, 'Change', { name: 'plan.txt', mimeType: 'text/plain', buffer: content }, 'The plan')

    await story.step('it goes on after breaks', async () => {
      await expect.poll(() => line.counts.cuts, { timeout: 90_000 }).toBeGreaterThan(0)
    })
    await story.step('and after a reload in the middle', async () => {
      expect((await lineOf(place, id)).files).toEqual([])
      await page.reload()
      await expect.poll(async () => (await lineOf(place, id)).files.length, { timeout: 150_000 }).toBe(1)
    })
    const files = (await lineOf(place, id)).files
    expect(files).toMatchObject([{ name: 'plan.txt', size: content.length, description: 'The plan' }])
    expect((await bytesOf(page, place, files[0]?.id ?? 0)).equals(content)).toBe(true)
    const steps = await shownSteps(page)
    const sent = (line.counts.sent / kilobyte ** 2).toFixed(2)
    const description = `${sent} MB sent for 3 over ${line.counts.cuts} breaks and a reload; shown ${steps.join(' ')}`
    story.info().annotations.push({ type: 'figures', description })
    // Other requests of the page are some kilobytes.
    const most = content.length + (line.counts.cuts + 1) * part + 200 * kilobyte
    expect(line.counts.sent).toBeLessThan(most)

    expect(steps.length).toBeGreaterThan(4)
    const back = steps.map((step, at) => (steps[at - 1] ?? 0) - step)
    expect(Math.max(...back)).toBeLessThanOrEqual((100 * part) / content.length)
    await context.close()
    line.close()
  },
)
