import { expect } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { reviewerCalls } from 'contract/evaluation/reviewers'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { addLateAction, planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story('one sentence says what waits, and its button leads to the first of it', async ({ page, place }) => {
  const { url, teacher, coordinator, school } = place
  const begun = await place.evaluation(2026)
  const { goal } = await planned(place, begun)
  for (const days of [20, 3]) await addLateAction(place, goal, `Late by ${days}`, days)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  await ask(url, reviewerCalls.set, coordinator, {
    parameters: { id: begun.line },
    body: { reviewer: coordinator.id, review_by: '2098-05-01' },
  })
  await ask(url, commentCalls.create, teacher, { body: { evaluation_line: begun.line, text: 'And this?' } })

  await enterAt(page, coordinator, '/home')
  const card = page.getByRole('region', { name: '1 line waits for your review.' })
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(
    '1 line waits for your review. 2 actions are overdue in 1 school.',
  )
  await expect(card).toContainText(`Begin with ${school.name}: sent today, 66 answers to look at.`)
  const waiting = card.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting).toContainText('1 line to review, 1 line with comments')
  await expect(waiting.getByRole('listitem').first()).toContainText('0 of 66 looked at · all files in place')
  const late = card.getByRole('region', { name: 'Overdue actions' })
  await expect(late).toContainText('Late by 20')
  await expect(late).toContainText('20 days')
  await expect(waiting.getByRole('listitem').first()).toContainText('yours to review until 01-05-2098')
  await expect(page.getByRole('link', { name: 'In review 1 to review, oldest today' })).toBeVisible()
  await passesAxeInBothThemes(page, 'home of a coordinator')

  await late.getByRole('button', { name: 'Remind 1 school' }).click()
  await expect(late.getByText('1 school was reminded')).toBeVisible()
  await late.getByRole('link', { name: `${school.name} · 2` }).click()
  await expect(page.getByRole('row', { name: /Late by/ })).toHaveCount(2)
  await page.goBack()
  await waiting.getByRole('link', { name: `1 comment, ${school.name}` }).click()
  await expect(page.getByText('And this?')).toBeInViewport()
  await page.goBack()
  await page.getByRole('link', { name: `Review ${school.name}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/evaluations/detail/${begun.id}/`))
  await expect(page.getByText('This review is yours until 01-05-2098.')).toBeVisible()
})

story('a part that cannot be loaded says so, and the others are shown', async ({ page, place }) => {
  await place.evaluation(2026)
  let isDown = true
  await page.route('**/api/home/', (route) =>
    isDown
      ? route.fulfill({ status: 404, json: { detail: 'Not found', code: 'not_found' } })
      : route.continue(),
  )
  await enterAt(page, place.coordinator, '/home')
  await expect(page.getByRole('link', { name: 'Open – in progress' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Schools that may need a call' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible()
})

story('offline the sentence says when it was true', async ({ page, context, place }) => {
  await place.evaluation(2026)
  await enterAt(page, place.coordinator, '/home')
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('heading', { name: /Nothing waits for you \(as of \d\d:\d\d\)/ })).toBeVisible()
})
