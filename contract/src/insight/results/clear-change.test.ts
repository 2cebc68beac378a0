import { expect, test } from 'vitest'
import { type Counted, chanceOf } from '../../../test/noisy-raters.ts'
import { plotOf } from '../../../test/plot-of-clear-change.ts'
import { clearFrom } from './comparisons.ts'

// Two people judge one school, and their differences are counted exactly: docs/decisions/210 has the table and the
// plot.

/** A domain has 6 to 14 indicators; five stand for a small one of which some do not apply. */
const domainSizes = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
const all = 66

/** The counted difference, and the value from which it is called clear. */
type Rule = { counted: Counted; from: (size: number) => number }
const halfPoint: Rule = { counted: 'letters', from: (size) => size / 2 }
const ours: Rule = { counted: 'letters', from: clearFrom }

const falseAlarm = ({ counted, from }: Rule, size: number) => 2 * chanceOf(counted, size, 0, from(size))
const found = ({ counted, from }: Rule, size: number, part: 2 | 3) =>
  chanceOf(counted, size, Math.round(size / part), from(size))
const inHundred = (chance: number) => Math.round(chance * 1000) / 10

test('for any number of indicators, fewer than 2 of 100 comparisons report a clear change where there is none', () => {
  const sizes = Array.from({ length: 80 }, (_, at) => at + 1)
  expect(sizes.filter((size) => falseAlarm(ours, size) >= 0.02)).toEqual([])
  // One letter less would be too little in all domains except those of 13, so the rule is as low as possible.
  const looser: Rule = { counted: 'letters', from: (size) => clearFrom(size) - 1 }
  expect(domainSizes.filter((size) => falseAlarm(looser, size) < 0.02)).toEqual([13])
})

test('the rule in numbers: 5 letters of 6 indicators, 6 of 9, 8 of 14, 17 of 66', () => {
  expect([1, 2, 6, 7, 9, 10, 12, 14, 16, 17, 49, all].map(clearFrom)).toEqual([
    5, 5, 5, 6, 6, 7, 7, 8, 8, 9, 14, 17,
  ])
})

test('of the rules that were compared only it has few false alarms and finds changes of a whole school', () => {
  const tried: Record<string, Rule> = {
    halfPoint,
    tenOfHundred: { counted: 'letters', from: (size) => 0.7 * size },
    halfOfIndicators: { counted: 'indicators', from: (size) => size / 2 },
    thirdAndThree: { counted: 'letters', from: (size) => size / 3 + 3 },
    ours,
  }
  const row = (rule: Rule) =>
    [
      Math.max(...domainSizes.map((size) => falseAlarm(rule, size))),
      falseAlarm(rule, all),
      found(rule, 9, 3),
      found(rule, 9, 2),
      found(rule, all, 3),
      found(rule, all, 2),
    ].map(inHundred)
  // False: domain, whole. Found: a third and half of a domain of nine, of the whole.
  expect(Object.fromEntries(Object.entries(tried).map(([name, rule]) => [name, row(rule)]))).toEqual({
    halfPoint: [18.2, 0, 25.7, 58.6, 4.7, 53.2],
    tenOfHundred: [4.1, 0, 6.4, 25.7, 0, 1.6],
    halfOfIndicators: [13, 0, 11, 33.6, 0.1, 4.8],
    thirdAndThree: [1.7, 0, 13.9, 41.4, 34.5, 91.2],
    ours: [1.7, 0.9, 13.9, 41.4, 80.9, 99.6],
  })
})

test('the drawing in docs is of this rule', async () => {
  const drawing = plotOf(
    [
      {
        title: 'Called clear where nothing changed, in 100 comparisons of so many indicators',
        highest: 0.2,
        marks: [0, 0.02, 0.1, 0.2],
        curves: [
          { name: 'half a point', colour: '#b3261e', dash: '6 4', at: (size) => falseAlarm(halfPoint, size) },
          { name: 'letters, twice the root', colour: '#0b57d0', at: (size) => falseAlarm(ours, size) },
        ],
      },
      {
        title: 'Found where indicators really rose by one letter, in 100 comparisons',
        highest: 1,
        marks: [0, 0.25, 0.5, 0.75, 1],
        curves: [
          { name: 'half of them rose', colour: '#0b57d0', at: (size) => found(ours, size, 2) },
          {
            name: 'a third of them rose',
            colour: '#0b57d0',
            dash: '2 4',
            at: (size) => found(ours, size, 3),
          },
          {
            name: 'half of them rose, half a point',
            colour: '#b3261e',
            dash: '6 4',
            at: (size) => found(halfPoint, size, 2),
          },
        ],
      },
    ],
    'False alarms and changes found, over the number of indicators compared',
  )
  await expect(drawing).toMatchFileSnapshot('../../../../docs/clear-change.svg')
})
