import { expect, type Page } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { reviewMarkCalls } from 'contract/evaluation/review-marks'
import { everythingIsSaved, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { indicatorsOf, marksOf, returnedByAnother, sentAgain } from '../story/reviewing.ts'
import { story } from '../story/story.ts'

const nine = ['1.1.3', '1.1.4', '1.2.2', '2.1.3', '2.2.2', '3.1.3', '4.1.3', '5.3.2', '6.2.2']

/** Runs in the page: which parts that a decision needs are outside of the viewport. */
const outOfSight = (): string[] => {
  const bar = document.querySelector('.letter-bar')?.getBoundingClientRect().top ?? 0
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const isIn = (selector: string, floor: number): boolean => {
    const element = document.querySelector(selector)
    if (!element) return false
    const box = element.getBoundingClientRect()
    return box.height > 0 && box.top >= top && box.bottom <= floor
  }
  const above = ['h1', '#level-1', '#level-2', '#level-3', 'main blockquote', '#evidence-review img']
  return [
    ...above.filter((selector) => !isIn(selector, bar)),
    ...[
      '.letter-bar nav button',
      '.letter-bar nav button + button',
      'aside [data-foot] button',
      'aside [data-foot] button + button',
    ].filter((selector) => !isIn(selector, innerHeight)),
  ]
}

const lookedAt = (page: Page, count: number, timeout = 15_000) =>
  expect(page.getByRole('navigation', { name: 'Domains and indicators' })).toContainText(`${count} of 66`, {
    timeout,
  })

story('nine changed answers are reviewed with nine presses of Y', async ({ page, place }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const begun = await sentAgain(place, 2026, nine)
  const talked = (await indicatorsOf(place, begun.instrument)).get('1.1.3')?.id ?? null
  // Enough comments to push everything below them out of the viewport.
  for (const text of [
    'Where is the list kept?',
    'Who is to keep it next year?',
    'Is the sixth learner on it?',
  ])
    await ask(place.url, commentCalls.create, place.coordinator, {
      body: { evaluation_line: begun.line, indicator: talked, text },
    })
  await enterAt(page, place.coordinator, begun.path)
  const nav = page.getByRole('navigation', { name: 'Domains and indicators' })
  await shows(page, '1.1.3')
  await expect(nav.getByRole('button', { name: 'Show: Changed since last sent · 9' })).toBeVisible()
  await expect(page.getByText('From C to D')).toBeVisible()
  await expect(page.getByRole('main').getByText('Written for 5 of 6 learners.')).toBeVisible()
  await expect(page.locator('#evidence-review img').first()).toBeVisible()
  await expect.poll(() => page.evaluate(outOfSight)).toEqual([])

  for (const [at, code] of nine.entries()) {
    await shows(page, code)
    await page.keyboard.press('y')
    const next = nine[at + 1]
    if (next) await expect(page.getByRole('heading', { level: 1, name: `${next} ` })).toBeFocused()
  }
  await lookedAt(page, 9)
  await shows(page, '6.2.2')
  await everythingIsSaved(page)
  const marks = await marksOf(place, begun)
  expect(marks.filter(({ verdict, is_current }) => verdict === 'agree' && is_current)).toHaveLength(9)

  await page.reload()
  await lookedAt(page, 9)
  await nav.getByRole('button', { name: /^Show:/ }).click()
  await page.getByRole('option', { name: 'Not looked at · 57' }).click()
  await expect(nav.getByRole('link', { name: /1\.1\.1 / })).toBeVisible()
  await expect(nav.getByRole('link', { name: /1\.1\.3 / })).toBeHidden()
})

story('a change is requested in place by keyboard, and Esc keeps the text', async ({ page, place }) => {
  const begun = await sentAgain(place, 2026, ['1.1.3', '1.1.4'])
  await enterAt(page, place.coordinator, begun.path)
  await shows(page, '1.1.3')
  const request = page.getByLabel('What should change')
  await page.keyboard.press('x')
  await expect(request).toBeFocused()
  await page.keyboard.type('Too few')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Write at least 10 characters.')).toBeVisible()
  await expect(request).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('y')
  await shows(page, '1.1.3')
  await expect(request).toHaveValue('Too few')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('y')
  await expect(request).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(request).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ask for a change' }).first()).toBeFocused()
  await lookedAt(page, 0)
  await page.keyboard.press('x')
  await expect(request).toHaveValue('Too few')
  await request.press('End')
  await page.keyboard.type(' of them are named.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await shows(page, '1.1.4')
  await lookedAt(page, 1)
  await page.keyboard.press('ArrowLeft')
  await shows(page, '1.1.3')
  await expect(page.getByText('“Too few of them are named.”')).toBeVisible()
  await page.keyboard.press('f')
  await expect(page.locator('#evidence-review li button').first()).toBeFocused()
  await page.keyboard.press('f')
  await expect(page.locator('#evidence-review li button').nth(1)).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByLabel('Write a comment')).toBeFocused()
  await everythingIsSaved(page)
  expect(await marksOf(place, begun)).toMatchObject([{ verdict: 'ask', text: 'Too few of them are named.' }])

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog')
  await expect(help).toContainText('In a review: agree and go on')
  await help.getByText('Use keys that need no Ctrl').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('y')
  await shows(page, '1.1.3')
})

story(
  'what another reviewer decides arrives by itself, and so does the end of the review',
  async ({ page, place }) => {
    story.setTimeout(180_000)
    const begun = await sentAgain(place, 2026, ['1.1.3'])
    await enterAt(page, place.coordinator, begun.path)
    await shows(page, '1.1.3')
    await lookedAt(page, 0)
    const indicator = (await indicatorsOf(place, begun.instrument)).get('1.1.3')?.id ?? 0
    await ask(place.url, reviewMarkCalls.set, place.superuser, {
      parameters: { id: begun.line },
      body: { indicator, verdict: 'agree' },
    })
    await lookedAt(page, 1, 40_000)
    await expect(page.getByText(/^Agreed by /)).toBeVisible()
    const answerNow = async () => {
      const { line } = await ask(place.url, evaluationCalls.read, place.coordinator, {
        parameters: { id: begun.id },
      })
      return line.results.find((result) => result.indicator === indicator)
    }
    const before = await answerNow()
    await returnedByAnother(place, begun)
    await expect(page.getByRole('heading', { name: /returned this line to the school$/ })).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByRole('button', { name: /^Agree with/ })).toBeHidden()
    // Shortcuts of letters must not change an answer before the answers are opened.
    await page.keyboard.press('a')
    await everythingIsSaved(page)
    expect(before).toMatchObject({ option: { code: 'D' } })
    expect(await answerNow()).toEqual(before)
    await page.getByRole('button', { name: 'Open the answers' }).click()
    await shows(page, '1.1.3')
  },
)

story(
  'decisions wait on the device without a connection, and validating does not',
  async ({ page, place, context }) => {
    const begun = await sentAgain(place, 2026, ['1.1.3', '1.1.4'])
    await enterAt(page, place.coordinator, begun.path)
    await shows(page, '1.1.3')
    await expect(page.getByRole('button', { name: 'Validate' })).toBeEnabled()
    await context.setOffline(true)
    await page.keyboard.press('y')
    await shows(page, '1.1.4')
    await lookedAt(page, 1)
    await expect(page.getByRole('button', { name: 'Validate' })).toBeDisabled()
    await context.setOffline(false)
    await everythingIsSaved(page)
    expect(await marksOf(place, begun)).toMatchObject([{ verdict: 'agree' }])
  },
)

story('on a phone both decisions are in one bar at the foot', async ({ page, place }) => {
  const begun = await sentAgain(place, 2026, ['1.1.3', '1.1.4'])
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await enterAt(page, place.coordinator, `${begun.path}?indicator=1.1.3`)
    await shows(page, '1.1.3')
    for (const name of ['Ask for a change', 'Agree with D']) {
      const box = await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      expect(box?.y).toBeGreaterThan(height * 0.8)
      expect(box?.height).toBeGreaterThanOrEqual(44)
      // On one line.
      expect(box?.height).toBeLessThanOrEqual(46)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.getByRole('main').getByRole('button', { name: 'Agree with D' }).click()
  await shows(page, '1.1.4')
  await expect(page.getByRole('button', { name: /2 of 2/ })).toContainText('Looked at: 1 of 66')
})
