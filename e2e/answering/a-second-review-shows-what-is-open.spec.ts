import { expect } from '@playwright/test'
import { lineCalls } from 'contract/evaluation/lines'
import { instrumentCalls } from 'contract/instrument/instruments'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { story } from '../story/story.ts'

story('who reviews a returned line again sees the request that nobody answered', async ({ page, place }) => {
  const { url, coordinator, teacher } = place
  const begun = await place.evaluation(2026)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  const [domain] = await ask(url, instrumentCalls.categories, teacher, {
    parameters: { id: begun.instrument },
  })
  const text = 'A face can be recognised in a photo.'
  await ask(url, lineCalls.return, coordinator, {
    parameters: { id: begun.line },
    body: { messages: [{ text, category: domain?.id ?? 0, stage: 1 }] },
  })
  await takeStep(place, begun, 'submit')

  await enterAt(page, coordinator, begun.path)
  const aside = page.getByRole('complementary')
  await expect(
    aside.getByRole('heading', { name: 'Asked for last time: 1 of 1 without an answer' }),
  ).toBeVisible()
  await expect(aside.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Validate' }).click()
  const question = page.getByRole('alertdialog', { name: /^Validate/ })
  await expect(question).toContainText('1 request of the last return has no answer yet')
  await expect(question).toContainText(text)
})
