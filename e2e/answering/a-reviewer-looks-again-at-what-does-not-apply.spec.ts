import { expect } from '@playwright/test'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { resultCalls } from 'contract/evaluation/results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { schoolCalls } from 'contract/places/schools'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import { story } from '../story/story.ts'

story(
  'a reviewer is told of what does not apply though the school counts such learners',
  async ({ page, place }) => {
    const { url, teacher, school } = place
    const begun = await place.evaluation(2026)
    await complete(place, begun, { answers: ['2.2.4'] })
    const instrument = { parameters: { id: begun.instrument } }
    const categories = await ask(url, instrumentCalls.categories, teacher, instrument)
    const options = await ask(url, instrumentCalls.options, teacher, {
      query: { instrument_id: begun.instrument },
    })
    const indicators = categories.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
    await ask(url, resultCalls.create, teacher, {
      body: {
        evaluation_line: begun.line,
        indicator: indicators.find(({ code }) => code === '2.2.4')?.id ?? 0,
        option: options.find(({ code }) => code === 'NA')?.id ?? 0,
        na_reason: 'Nobody is deafblind.',
      },
    })
    await takeStep(place, begun, 'submit')
    const warning = page.getByText('Look again at “Not applicable”')
    await enterAt(page, place.coordinator, begun.path)
    await expect(page.getByRole('button', { name: 'Validate' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(warning).toBeHidden()

    await ask(url, schoolCalls.change, teacher, {
      parameters: { id: school.id },
      body: { students_with_disabilities: 2, students_with_deafblindness: 1 },
    })
    await page.reload()
    await expect(warning).toBeVisible()
    await page.getByRole('link', { name: 'Indicator 2.2.4', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^2[.]2[.]4/ })).toBeVisible()
    const { line } = await ask(url, evaluationCalls.read, teacher, { parameters: { id: begun.id } })
    expect(line.status).toBe('IN REVIEW')
  },
)
