import { expect, type Locator, type Page } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { instrumentCalls } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import { everythingIsSaved, option, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { isLongRun } from '../rules/walk.ts'
import { ask } from '../story/asking.ts'
import { lineOf } from '../story/line.ts'
import { indicatorsOf } from '../story/reviewing.ts'
import { story } from '../story/story.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const lastDomain = ['7.1.1', '7.1.2', '7.1.3', '7.2.1', '7.2.2', '7.2.3', '7.3.1', '7.3.2']

/** Runs in the page: which of question, stages, letters and headings are outside of the viewport. */
const outOfSight = (texts: string): string[] => {
  const of = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const bar = Math.min(...of('[role=radio]').map((radio) => radio.getBoundingClientRect().top))
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const isOut = (element: HTMLElement, floor: number): boolean => {
    const { top: from, bottom, width, height, left, right } = element.getBoundingClientRect()
    const isWhole =
      element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1
    return from < top || bottom > floor || left < 0 || right > innerWidth || width * height === 0 || !isWhole
  }
  return [
    ...(scrollY > 0 ? ['the page is not at its top'] : []),
    ...of(texts)
      .filter((text) => isOut(text, bar))
      .map(({ textContent }) => `text: ${textContent}`),
    ...of('[role=radio]')
      .filter((radio) => isOut(radio, innerHeight))
      .map(({ textContent }) => `letter: ${textContent}`),
    ...of('#note h2, #evidence h2, #comments h2')
      .filter((heading) => isOut(heading, innerHeight))
      .map(({ textContent }) => `beside: ${textContent}`),
  ]
}

const isAtTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

/** In the second edition statements and numbers may be below the letters on a low screen, and scroll. */
const seen = { 1: 'h1, [id^=level-]', 2: 'h1' } as const

for (const edition of [1, 2] as const) {
  story(
    `question and letters with their rules are in sight on every indicator of edition ${edition}`,
    async ({ page, place }) => {
      story.setTimeout(600_000)
      await page.setViewportSize({ width: 1280, height: 720 })
      const { path, instrument } = await place.evaluation(2026, edition)
      await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
      const categories = await ask(place.url, instrumentCalls.outline, place.teacher, {
        parameters: { id: instrument },
      })
      const codes = categories.flatMap(({ indicators }) => indicators.map(({ code }) => code))
      expect(codes).toHaveLength(66)
      for (const language of languageCodes.filter((code) => isLongRun || code === 'es')) {
        await page.evaluate((code) => sessionStorage.setItem('vereda.language', code), language)
        await page.goto(`${path}?indicator=1.1.1`)
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
        for (const code of codes) {
          await expect(page.locator('h1')).toContainText(`${code} `)
          expect(await page.evaluate(outOfSight, seen[edition]), `${language} ${code}`).toEqual([])
          if (code !== codes.at(-1)) await page.keyboard.press('ArrowRight')
        }
      }
    },
  )
}

story(
  'a domain of eight is answered by keyboard with two presses each, and leads to what is missing',
  async ({ page, place }) => {
    const { id, path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=7.1.1`)
    await shows(page, '7.1.1')
    await expect(page.getByRole('region', { name: 'Your note' })).toBeVisible()
    let presses = 0
    for (const [at, code] of lastDomain.entries()) {
      await shows(page, code)
      await page.keyboard.press(letters[at % 7] ?? 'A')
      await expect(option(page, letters[at % 7] ?? 'A')).toBeChecked()
      await page.keyboard.press('ArrowRight')
      presses += 2
      const next = lastDomain[at + 1]
      if (next === undefined) continue
      await expect(page.getByRole('heading', { level: 1, name: `${next} ` })).toBeFocused()
      await isAtTop(page)
    }
    expect(presses).toBe(16)
    const missing = page.getByRole('dialog', { name: 'What is still missing' })
    await expect(missing.getByRole('link', { name: /^1\.1\.1 / })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(missing).toBeHidden()
    await shows(page, '7.3.2')
    await everythingIsSaved(page)
    expect((await lineOf(place, id)).results.map(({ option: { code } }) => code).sort()).toEqual(
      [...letters, 'A'].sort(),
    )
  },
)

story(
  'a domain of eight is answered by mouse with two clicks each, without scrolling',
  async ({ page, place }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const { id, path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=7.1.1`)
    for (const [at, code] of lastDomain.entries()) {
      await shows(page, code)
      await isAtTop(page)
      await option(page, 'D').click()
      await isAtTop(page)
      const next = lastDomain[at + 1]
      if (next) await page.getByRole('link', { name: `Next: ${next}` }).click()
      else await page.getByRole('link', { name: 'What is missing' }).click()
    }
    await expect(page.getByRole('dialog', { name: 'What is still missing' })).toBeVisible()
    await page.keyboard.press('Escape')
    await everythingIsSaved(page)
    expect((await lineOf(place, id)).results.map(({ option: { code } }) => code)).toEqual(Array(8).fill('D'))
  },
)

story('on a phone all letters are in one bar', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    const boxes = await Promise.all(letters.map((letter) => option(page, letter).boundingBox()))
    for (const box of boxes) {
      expect(box?.y).toBeGreaterThan(844 - 64)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
      expect(box?.width).toBeGreaterThanOrEqual(width === 320 ? 30 : 36)
    }
  }
  await option(page, 'C').click()
  await expect(option(page, 'C')).toBeChecked()
  await page.getByRole('link', { name: 'Next: 1.1.2' }).click()
  await shows(page, '1.1.2')
})

for (const [width, height] of [
  [390, 844],
  [320, 480],
] as const)
  story(
    `note, evidence and comments stand near the question at ${width} × ${height}, and keys open them`,
    async ({ page, place }) => {
      const begun = await place.evaluation(2026)
      const { id = 0 } = (await indicatorsOf(place, begun.instrument)).get('1.1.2') ?? {}
      const add = { evaluation_line: begun.line, indicator: id, text: 'Which classes?' }
      await ask(place.url, commentCalls.create, place.coordinator, { body: add })
      await page.setViewportSize({ width, height })
      await enterAt(page, place.teacher, `${begun.path}?indicator=1.1.1`)
      await shows(page, '1.1.1')
      const [note, evidence, comments] = ['Your note', 'Evidence for domain 1', 'Comments'].map((name) =>
        page.getByRole('heading', { level: 2, name }),
      )
      const below = page.getByRole('radio', { name: 'No evidence' })
      const foot = async (part: Locator | undefined): Promise<number> => {
        const box = await part?.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      }
      await expect(page.getByRole('region', { name: 'Your note' })).toBeVisible()
      const from = await foot(below)
      const ways = [await foot(note), await foot(evidence), await foot(comments)]
      expect(ways.toSorted((one, other) => one - other)).toEqual(ways)
      expect((ways.at(-1) ?? 0) - from).toBeLessThan(844 / 2)

      const field = page.getByLabel('Write a comment')
      const folder = page.getByRole('region', { name: 'Evidence of domain 1, Change' })
      await expect(field).toBeHidden()
      await expect(folder).toBeHidden()
      await page.keyboard.press('p')
      await expect(folder).toBeFocused()
      await page.keyboard.press('m')
      await expect(field).toBeFocused()
      await page.getByRole('button', { name: 'Comments', exact: true }).click()
      await expect(field).toBeHidden()
      await page.getByRole('link', { name: 'Next: 1.1.2' }).click()
      await shows(page, '1.1.2')
      // Parts with unsent text are open, and those that were opened before.
      await expect(page.getByText('Which classes?')).toBeVisible()
      await expect(folder).toBeVisible()
    },
  )

story(
  'what a folder lacks stands under its name, away from the button that adds',
  async ({ page, place }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    for (const language of languageCodes) {
      await page.evaluate((code) => sessionStorage.setItem('vereda.language', code), language)
      await page.goto(`${path}?indicator=1.1.1`)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      const folder = page.locator('#evidence section').first()
      const [name, add] = [folder.getByRole('heading'), folder.getByRole('button')]
      await expect(add).toBeVisible()
      const [top, lacks, plus] = await Promise.all([
        name.boundingBox(),
        folder.locator('h3 + span').boundingBox(),
        add.boundingBox(),
      ])
      expect(lacks?.y, language).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0) - 1)
      expect((plus?.x ?? 0) - (lacks?.x ?? 0) - (lacks?.width ?? 0), language).toBeGreaterThanOrEqual(8)
    }
  },
)
