import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionCodes } from '../../instrument/instruments.ts'
import { fullPoints, pointsOf, strengthsOf } from '../scores/scores.ts'
import { usualCategory } from './actions.ts'
import { goalKindFor, goalKinds, targetFrom } from './goals.ts'

const points = fc.integer({ min: 0, max: fullPoints })

test('each letter proposes its kind of goal', () => {
  const kinds = optionCodes.slice(1).map((code) => goalKindFor(pointsOf(code) ?? 0))
  expect(kinds.join(' ')).toBe('start start make_usual make_usual make_last make_last share share')
})

test('a goal aims two letters higher, at most at G', () => {
  expect([0, 1, 5, 6, 7].map(targetFrom)).toEqual(['B', 'C', 'G', 'G', 'G'])
  fc.assert(
    fc.property(points, (now) => {
      const aim = pointsOf(targetFrom(now)) ?? 0
      expect(aim).toBe(Math.min(fullPoints, now + 2))
    }),
  )
})

test('a higher letter never proposes an earlier kind of goal', () => {
  fc.assert(
    fc.property(points, points, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(goalKinds.indexOf(goalKindFor(low))).toBeLessThanOrEqual(goalKinds.indexOf(goalKindFor(high)))
    }),
  )
})

test('every domain has a category of actions that mostly serves it', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(usualCategory)).toEqual([1, 2, 1, 3, 5, 4, 6])
})

const rated = fc.array(fc.record({ points: fc.option(points) }))

test('strengths are the five highest indicators from D on', () => {
  fc.assert(
    fc.property(rated, (indicators) => {
      const strong = strengthsOf(indicators)
      const able = indicators.filter((each) => (each.points ?? 0) >= 4)
      expect(strong).toHaveLength(Math.min(5, able.length))
      const lowest = Math.min(...strong.map((each) => each.points ?? 0))
      const left = able.filter((each) => !strong.includes(each))
      expect(left.every((each) => (each.points ?? 0) <= lowest)).toBe(true)
    }),
  )
})
