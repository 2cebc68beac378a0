import type { Indicator } from 'contract/instrument/instruments'
import { expect, test } from 'vitest'
import { easyTexts, shownTexts, wholeTexts } from './shown-texts.ts'

const indicator: Indicator = {
  id: 1,
  code: '1.1.1',
  name: 'Assessment describes strengths',
  help: 'Good assessment starts from what the learner enjoys.',
  scale: 1,
  principal: true,
  na_reason: null,
  s1: 'Some teachers write notes.',
  s2: 'Every learner has a profile.',
  s3: 'The profile is created together.',
  look_for: [],
  ask_family: '',
  ask_learner: '',
  easy: 'Do we know each learner?',
  easy_s1: 'Some teachers do.',
  easy_s2: 'The team does.',
  easy_s3: 'Everybody does.',
  short: null,
  statements: [],
  reached: null,
  of: null,
  link: null,
  from: [],
}

test('easy reading shows the question and one sentence for each stage, in place of name, help and levels', () => {
  expect(easyTexts(indicator)).toEqual({
    question: 'Do we know each learner?',
    help: null,
    levels: ['Some teachers do.', 'The team does.', 'Everybody does.'],
  })
  expect(wholeTexts(indicator)).toMatchObject({
    question: indicator.name,
    levels: [indicator.s1, indicator.s2, indicator.s3],
  })
})

test('usual reading keeps the name of the indicator above the short sentences', () => {
  expect(shownTexts(indicator, false)).toEqual({
    question: indicator.name,
    help: null,
    levels: ['Some teachers do.', 'The team does.', 'Everybody does.'],
  })
  expect(shownTexts({ ...indicator, easy: null }, false)).toEqual(wholeTexts(indicator))
})

test('an edition without short words, or with only some of them, keeps its whole text', () => {
  expect(easyTexts({ ...indicator, easy: null })).toBeNull()
  expect(easyTexts({ ...indicator, easy_s2: null })).toBeNull()
  const { easy: _, ...withoutEasy } = indicator
  expect(easyTexts(withoutEasy as Indicator)).toBeNull()
})
