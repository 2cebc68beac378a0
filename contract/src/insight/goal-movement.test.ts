import { expect, test } from 'vitest'
import { pointsOf } from '../evaluation/scores/scores.ts'
import type { OptionCode } from '../instrument/instruments.ts'
import { goalMovement, lineAfter } from './goal-movement.ts'
import type { LineResults } from './results/school-results.ts'

const line = (
  id: number,
  option: OptionCode | null,
  moved: 'up' | 'same' | 'down' | null = null,
  evaluation = 7,
) =>
  ({
    evaluation,
    line: { id },
    indicators: [{ id: 5, outcome: 2, category: 1, option, points: option && pointsOf(option), moved }],
  }) as unknown as LineResults
const about = (indicator: number | null, carried_from: number | null = null) => ({ indicator, carried_from })

test('for a plan with a next line the movement is that of the next line, for every goal', () => {
  expect(goalMovement(about(5), line(1, 'B'), line(2, 'D'))).toBe('up')
  expect(goalMovement(about(5, 3), line(2, 'D', 'up'), line(3, 'C'))).toBe('down')
  expect(goalMovement(about(5), line(1, 'B'), line(2, 'B'))).toBe('same')
  expect(goalMovement(about(5), line(1, 'B'), line(2, 'NA'))).toBe('none')
})

test('for the last plan only carried-over goals have a movement, since the line before', () => {
  expect(goalMovement(about(5, 3), line(2, 'D', 'up'), null)).toBe('up')
  expect(goalMovement(about(5, 3), line(2, 'D', null), null)).toBe('none')
  expect(goalMovement(about(5), line(2, 'D', 'up'), null)).toBeNull()
})

test('a goal has no movement without an indicator, nor before the indicator is rated anew', () => {
  expect(goalMovement(about(null, 3), line(2, 'D', 'up'), null)).toBeNull()
  expect(goalMovement(about(5), line(1, 'B'), line(2, null))).toBeNull()
  expect(goalMovement(about(5, 3), line(2, null), null)).toBeNull()
})

test('the next line is the next of the same evaluation', () => {
  const [first, other, second] = [line(1, 'A'), line(2, 'A', null, 8), line(3, 'A')]
  expect(lineAfter([first, other, second], first)).toBe(second)
  expect(lineAfter([first, other, second], second)).toBeNull()
})
