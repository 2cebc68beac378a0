import { expect } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { instrumentCalls } from 'contract/instrument/instruments'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story('a notification leads to the comment it is about', async ({ page, place }) => {
  const { url, coordinator, teacher } = place
  const begun = await place.evaluation(2026)
  const instrument = await ask(url, instrumentCalls.categories, teacher, {
    parameters: { id: begun.instrument },
  })
  const indicators = instrument.flatMap(({ outcomes = [] }) =>
    outcomes.flatMap(({ indicators }) => indicators),
  )
  const indicator = indicators.find(({ code }) => code === '3.1.2')?.id ?? 0
  const addComment = (text: string, on: number | null) =>
    ask(url, commentCalls.create, coordinator, {
      body: { evaluation_line: begun.line, indicator: on, text },
    })
  await addComment('Show the calendar boxes of both classes.', indicator)
  await addComment('Please send it before the holidays.', null)

  await enterAt(page, teacher, '/notifications')
  await page.getByRole('button', { name: /Show the calendar boxes/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^3\.1\.2/ })).toBeVisible()
  const comment = page.getByRole('listitem').filter({ hasText: 'Show the calendar boxes of both classes.' })
  await expect(comment).toBeFocused()

  await page.goto('/notifications')
  await page.getByRole('button', { name: /before the holidays/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All comments' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'before the holidays' })).toBeFocused()

  await page.getByLabel('Write a comment').fill('We will.')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByText('We will.')).toBeVisible()
  await page.getByRole('button', { name: /^Open \d/ }).click()
  // It is answered in the list, and a very long word does not widen the page.
  await page.getByRole('button', { name: 'Answer at indicator 3.1.2' }).click()
  const answer = page.getByLabel('Answer at indicator 3.1.2')
  await expect(answer).toBeFocused()
  await answer.fill(`They are in the folder: ${'x'.repeat(300)}`)
  await answer.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('They are in the folder')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Show the calendar boxes' })
    .getByRole('button', { name: 'Resolve' })
    .click()
  await expect(page.getByText('Show the calendar boxes of both classes.')).toBeHidden()
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(page.getByText('Show the calendar boxes of both classes.')).toBeVisible()
})
