import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { readPlanTexts } from './plan-texts.ts'

test.each(languageCodes)('in %s there are seven questions and six categories', async (language) => {
  const { questions, categories } = await readPlanTexts(language)
  expect(questions.map(({ title }) => title).filter(Boolean)).toHaveLength(7)
  expect(categories.map(({ name }) => name).filter(Boolean)).toHaveLength(6)
})

test('each language has its own words, and an unknown one gets English', async () => {
  const first = await Promise.all(
    languageCodes.map(async (language) => (await readPlanTexts(language)).questions[0]?.question),
  )
  expect(new Set(first).size).toBe(languageCodes.length)
  expect((await readPlanTexts('xx')).questions[0]?.title).toBe('Strengths')
})
