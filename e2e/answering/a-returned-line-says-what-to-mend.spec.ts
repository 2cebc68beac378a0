import { expect } from '@playwright/test'
import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { resultCalls } from 'contract/evaluation/results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { option, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { indicatorsOf } from '../story/reviewing.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story('home lists the requests of a returned line until all are answered', async ({ page, place }) => {
  const { url, teacher } = place
  const begun = await place.evaluation(2026)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  await takeStep(place, begun, 'return')

  await ask(url, commentCalls.create, place.coordinator, {
    body: { evaluation_line: begun.line, text: 'Who was there?' },
  })

  await enterAt(page, teacher, '/home')
  await expect(page.getByRole('link', { name: '1 comment without your answer' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 thing to mend, then send it back' })).toBeVisible()
  await expect(page.getByText('Please look at this one again.')).toBeVisible()
  // Its short name is shown with its code, also in the breadcrumb.
  await expect(page.getByText('1.1.1 Strengths and interests', { exact: true })).toBeVisible()
  await expect(page.getByText('Continue')).toBeHidden()
  const where = page.getByRole('region', { name: 'Where the line stands' })
  await expect(where.getByRole('listitem').nth(2)).toContainText('0 of 1 mended')
  await passesAxeInBothThemes(page, 'home with a returned line')
  await page.getByRole('link', { name: /^Mend this/ }).click()
  await expect(page.getByText('Please look at this one again.')).toBeVisible()

  const { line } = await ask(url, evaluationCalls.read, teacher, { parameters: { id: begun.id } })
  const wanted = line.reviews[0]?.messages[0]?.indicator
  const answer = line.results.find(({ indicator }) => indicator === wanted)
  const options = await ask(url, instrumentCalls.options, teacher, {
    query: { instrument_id: String(begun.instrument) },
  })
  const other = options.find(({ code }) => code === (answer?.option.code === 'NE' ? 'A' : 'NE'))
  await ask(url, resultCalls.change, teacher, {
    parameters: { id: answer?.id ?? 0 },
    body: { option: other?.id ?? 0 },
  })
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Everything is mended: send it back' })).toBeVisible()
  await expect(where.getByRole('listitem').nth(2)).toContainText('1 of 1 mended')
  await expect(page.getByText(/^Mended: \w+ is now \w+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Send it back' }).click()
  await expect(page.getByText('Ready to submit?')).toBeVisible()
})

story('unsent changes count as answers to a request', async ({ page, place, context }) => {
  const begun = await place.evaluation(2026)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  await takeStep(place, begun, 'return')
  const { line } = await ask(place.url, evaluationCalls.read, place.teacher, { parameters: { id: begun.id } })
  const wanted = line.reviews[0]?.messages[0]?.indicator
  const indicators = await indicatorsOf(place, begun.instrument)
  const [code = ''] = [...indicators].find(([, { id }]) => id === wanted) ?? []
  await enterAt(page, place.teacher, `${begun.path}?indicator=${code}`)
  await shows(page, code)
  const request = page.getByRole('listitem').filter({ hasText: 'Please look at this one again.' })
  await expect(request.getByRole('link', { name: new RegExp(`^${code} [A-Z]`) })).toBeVisible()
  await expect(request.getByText('Mended')).toHaveCount(0)
  await context.setOffline(true)
  await option(page, 'No evidence').click()
  await expect(request.getByText('Mended')).toBeAttached()
})
