import { expect } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { noteCalls } from 'contract/evaluation/notes'
import { resultCalls } from 'contract/evaluation/results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { indicatorsOf } from '../story/reviewing.ts'
import { type Neighbourhood, story } from '../story/story.ts'

const request = 'The letter F needs a current plan for nearly all of them. Which number is right?'
const note = 'We count the plans that began this year, and those that the family has signed as well.'

/** A line of the second edition that was returned because of 1.2.1, counted, changed and sent again. */
const countedAgain = async (place: Neighbourhood) => {
  const { url, teacher, coordinator } = place
  const begun = await place.evaluation(2026, 2)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  const counted = (await indicatorsOf(place, begun.instrument)).get('1.2.1')
  if (!counted) throw new Error('1.2.1 is not there')
  await ask(url, lineCalls.return, coordinator, {
    parameters: { id: begun.line },
    body: { messages: [{ text: request, indicator: counted.id }] },
  })
  const { line } = await ask(url, evaluationCalls.read, teacher, { parameters: { id: begun.id } })
  const options = await ask(url, instrumentCalls.options, teacher, {
    query: { instrument_id: begun.instrument },
  })
  const result = line.results.find((each) => each.indicator === counted.id)
  const option = options.find(({ code, scale }) => code === 'D' && scale === counted.scale)
  await ask(url, resultCalls.change, teacher, {
    parameters: { id: result?.id ?? 0 },
    body: {
      option: option?.id ?? 0,
      statements: counted.statements.slice(0, 4).map(({ id }) => id),
      reached: 14,
      of: 29,
    },
  })
  await ask(url, noteCalls.create, teacher, {
    body: { evaluation_line: line.id, indicator: counted.id, text: note },
  })
  await ask(url, commentCalls.create, coordinator, {
    body: { evaluation_line: line.id, indicator: counted.id, text: 'Where is the list kept?' },
  })
  await takeStep(place, begun, 'submit')
  return begun
}

/** Runs in the page: which parts that a decision needs are outside of the viewport. */
const outOfSight = (): string[] => {
  const bar = document.querySelector('.letter-bar')?.getBoundingClientRect().top ?? 0
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const isIn = (selector: string, floor: number): boolean => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box !== undefined && box.height > 0 && box.top >= top && box.bottom <= floor
  }
  return [
    ...['h1', '#level-1', '#level-2', '#level-3', 'main blockquote', '#evidence-review li'].filter(
      (selector) => !isIn(selector, bar),
    ),
    ...[
      '.letter-bar nav button + button',
      'aside [data-foot] button + button',
      '#comments h2',
      '#comments li',
    ].filter((selector) => !isIn(selector, innerHeight)),
  ]
}

story(
  'numbers, duties and a request push nothing out of the sight of a reviewer',
  async ({ page, place }) => {
    story.setTimeout(300_000)
    await page.setViewportSize({ width: 1280, height: 720 })
    const { path } = await countedAgain(place)
    await enterAt(page, place.coordinator, `${path}?indicator=1.2.1`)
    for (const language of ['en', 'es', 'hi']) {
      await page.evaluate((code) => sessionStorage.setItem('vereda.language', code), language)
      await page.goto(`${path}?indicator=1.2.1`)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      await expect(page.locator('main').getByText(request)).toBeVisible()
      await expect(page.locator('#evidence-review img').first()).toBeVisible()
      await expect.poll(() => page.evaluate(outOfSight), { message: language }).toEqual([])
    }
  },
)
