import { expect, test } from 'vitest'
import { editionFolder } from './editions.ts'
import { loadInstrument } from './load.ts'
import { loadPlan } from './load-plan.ts'
import { loadSuggestions } from './load-suggestions.ts'

const first = editionFolder(1)

test('the instrument loads with seven domains, twenty outcomes, sixty-six indicators and sixteen options', () => {
  const instrument = loadInstrument('en', first)
  const outcomes = instrument.domains.flatMap((domain) => domain.outcomes)
  const indicators = outcomes.flatMap((outcome) => outcome.indicators)
  expect([instrument.domains.length, outcomes.length, indicators.length]).toEqual([7, 20, 66])
  expect(indicators.filter((indicator) => indicator.principal)).toHaveLength(20)
  expect(indicators.filter((indicator) => indicator.na_reason !== null)).toHaveLength(11)
  expect(instrument.options.map((option) => option.order)).toEqual(
    Array.from({ length: 16 }, (_, at) => at + 1),
  )
})

test('an option has the same points on both scales, no evidence has zero and not applicable has none', () => {
  const { options } = loadInstrument('en', first)
  const worth = (scale: number) =>
    options.filter((option) => option.scale === scale).map(({ code, points, stage }) => [code, points, stage])
  expect(worth(1)).toEqual(worth(2))
  expect(
    worth(1)
      .map(([code, points, stage]) => `${code}${points}${stage}`)
      .join(' '),
  ).toBe('A11 B21 C32 D42 E53 F63 G73')
  expect(options.slice(0, 2).map(({ code, points }) => [code, points])).toEqual([
    ['NA', null],
    ['NE', 0],
  ])
})

test('the plan has seven questions, six categories, nine areas and evidence for seven domains by three folders', () => {
  const plan = loadPlan('en', first)
  expect([plan.questions.length, plan.categories.length, plan.core_curriculum.length]).toEqual([7, 6, 9])
  expect(Object.values(plan.evidence.suggestions).map((folders) => folders.length)).toEqual(Array(7).fill(3))
})

test('three actions are suggested for each of twenty outcomes and three stages, each with a category of the plan', () => {
  const suggestions = loadSuggestions('en', first)
  expect(new Set(suggestions.map(({ outcome, stage }) => `${outcome} ${stage}`)).size).toBe(60)
  expect(suggestions).toHaveLength(180)
  expect(new Set(suggestions.map(({ text }) => text)).size).toBe(180)
  expect(suggestions.filter(({ category }) => category < 1 || category > 6)).toEqual([])
})
