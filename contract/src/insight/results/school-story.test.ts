import { expect, test } from 'vitest'
import type { OptionCode } from '../../instrument/instruments.ts'
import { type LineAnswered, resultsOfLines } from './line-results.ts'
import type { Parts } from './parts-of-line.ts'
import { storyOf } from './school-story.ts'

const domains = [1, 2]
const numbers = [1, 2, 3, 4]
const parts: Parts = {
  instrument: 1,
  categories: domains.map((number) => ({ id: number * 10, number, name: `Domain ${number}` })),
  outcomes: domains.map((number) => ({ id: number, category: number * 10, number: 1, name: '' })),
  indicators: domains.flatMap((domain) =>
    numbers.map((number) => ({
      id: domain * 100 + number,
      code: `${domain}.1.${number}`,
      name: '',
      outcome: domain,
      category: domain * 10,
    })),
  ),
}

/** A line in which each domain has one letter; null leaves its last indicator unanswered. */
const line = (id: number, letters: OptionCode[], isWhole = true, evaluation = 1): LineAnswered => ({
  evaluation,
  instrument: { id: 1, name: '' },
  line: {
    id,
    evaluation_type: 'base',
    year: 2020 + id,
    status: 'VALIDATED',
    progress: { answered: 0, indicators: 8, cells_complete: 0, cells: 21 },
  },
  indiprin: domains.map((number) => ({ category: number * 10, score: 50 })),
  answers: Object.fromEntries(
    parts.indicators
      .filter(({ code }) => isWhole || code !== '2.1.4')
      .map(({ id: indicator, category }) => [indicator, letters[category / 10 - 1] ?? 'A']),
  ),
  submitted: null,
})

test('the summary names the whole and each domain, the strongest, and what clearly fell', () => {
  const results = resultsOfLines(
    [line(1, ['B', 'D']), line(2, ['G', 'B']), line(3, ['A', 'A'], true, 2)],
    [parts],
  )
  const story = storyOf(results, 1)
  expect(story.lines.map((each) => each.line.id)).toEqual([1, 2])
  expect(
    story.parts.map(({ domain, percents }) => [
      domain?.number ?? 0,
      percents.map((each) => Math.round(each ?? 0)),
    ]),
  ).toEqual([
    [0, [43, 64]],
    [1, [29, 100]],
    [2, [57, 29]],
  ])
  expect(story.parts[1]).toMatchObject({ stage: 3, change: expect.closeTo(71.4, 1) })
  expect(story).toMatchObject({ strongest: 'Domain 1', fallen: ['Domain 2'], matched: 8 })
})

test('an incomplete line is only named', () => {
  const story = storyOf(resultsOfLines([line(1, ['B', 'D']), line(2, ['G', 'G'], false)], [parts]), 1)
  expect(story.lines.map((each) => each.line.id)).toEqual([1])
  expect(story.unfinished.map((each) => each.line.id)).toEqual([2])
  expect(story.parts[0]).toMatchObject({ percents: [expect.any(Number)], change: null })
  expect(storyOf(resultsOfLines([line(1, ['B', 'D'], false)], [parts]), 1)).toMatchObject({
    lines: [],
    parts: [],
    strongest: null,
    fallen: [],
    matched: null,
  })
})
