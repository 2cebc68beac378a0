import { expect } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { instrumentCalls } from 'contract/instrument/instruments'
import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { focusIsVisible } from '../person/keyboard.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story('the newest comments are there, and earlier ones when they are asked for', async ({ page, place }) => {
  const { path, line, instrument } = await place.evaluation(2026)
  const { url, teacher } = place
  const [domain] = await ask(url, instrumentCalls.categories, teacher, { parameters: { id: instrument } })
  const indicator = domain?.outcomes?.[0]?.indicators?.[0]?.id ?? 0
  const ids: number[] = []
  for (let number = 1; number <= 45; number += 1) {
    const { id } = await ask(url, commentCalls.create, teacher, {
      body: { evaluation_line: line, indicator, text: `Word ${number}.` },
    })
    ids.push(id)
  }
  await enterAt(page, teacher, `${path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  const text = page.getByText(/^Word \d+\.$/)
  const earlier = page.getByRole('button', { name: /^Show earlier comments/ })

  await expect(earlier).toHaveText('Show earlier comments (25)')
  await expect(text).toHaveCount(20)
  await expect(text.first()).toHaveText('Word 26.')
  await earlier.press('Enter')
  await expect(earlier).toHaveText('Show earlier comments (5)')
  await expect(earlier).toBeFocused()
  await focusIsVisible(page)
  await expect(text.first()).toHaveText('Word 6.')

  await page.getByRole('textbox', { name: 'Write a comment' }).fill('And one more.')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByText('Comment added').first()).toBeVisible()
  await expect(text.first(), 'a new one pushes none out of sight').toHaveText('Word 6.')

  await earlier.press('Enter')
  await expect(text).toHaveCount(45)
  await expect(earlier).toHaveCount(0)
  await expect(
    page.getByRole('heading', { name: 'Comments' }),
    'what follows is read from here',
  ).toBeFocused()

  await story.step('a link to an early one opens as many as it needs', async () => {
    await page.goto('/home')
    await page.goto(`${path}?indicator=1.1.1#comment-${ids[9]}`)
    await expect(page.getByText('Word 10.', { exact: true })).toBeInViewport()
    await expect(text.first()).toHaveText('Word 10.')
    await expect(earlier).toHaveText('Show earlier comments (9)')
  })
})
