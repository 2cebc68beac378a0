import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stageByHand } from '../../../test/results-by-hand.ts'
import { type OptionCode, optionCodes } from '../../instrument/instruments.ts'
import { pointsOf, type Rated } from './scores.ts'
import { fullyReached, stageOfPoints, stageProfile, stageSummary } from './stages.ts'
import { profileOfCounts, stageCounts } from './summary.ts'

const pointsIn = (letters: string) => letters.split(' ').map((code) => pointsOf(code as OptionCode))

test('A has reached no stage, C has reached Change and E Transformation', () => {
  const codes = ['NE', 'A', 'B', 'C', 'D', 'E', 'F', 'G']
  expect(codes.map((code) => fullyReached(pointsOf(code as OptionCode) ?? 0))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3,
  ])
  expect(codes.map((code) => stageOfPoints(pointsOf(code as OptionCode) ?? 0))).toEqual([
    0, 1, 1, 2, 2, 3, 3, 3,
  ])
})

test('a stage is reached by letters that have reached it; letters on the way to it show that the school is moving into it', () => {
  expect(stageSummary(pointsIn('B B B'))).toEqual({ stage: 1, moving_into: null })
  expect(stageSummary(pointsIn('C C B'))).toEqual({ stage: 1, moving_into: 2 })
  expect(stageSummary(pointsIn('A A NE'))).toEqual({ stage: 0, moving_into: 1 })
  expect(stageSummary(pointsIn('D E C'))).toEqual({ stage: 2, moving_into: null })
  // Two of eleven fully reached is not Innovation.
  expect(stageSummary(pointsIn('F G E E E E E E D D D'))).toEqual({ stage: 2, moving_into: 3 })
  expect(stageSummary(pointsIn('NA NA'))).toEqual({ stage: null, moving_into: null })
})

const codes = fc.array(fc.constantFrom(...optionCodes), { maxLength: 30 })

test('for any letters the summary equals the one computed by hand, and a school moves into the next stage at most', () => {
  fc.assert(
    fc.property(codes, (rated) => {
      const { stage, moving_into } = stageSummary(rated.map(pointsOf))
      expect({ stage, moving_into }).toEqual(stageByHand(rated))
      if (moving_into !== null) expect(moving_into).toBe((stage ?? 0) + 1)
    }),
  )
})

test('each applicable indicator is drawn once, and stored counts draw the same bar', () => {
  expect(stageProfile([0, 1, 2, 3, 4, 5, 6, 7, null])).toEqual({
    none: 1,
    stages: [
      { stage: 1, underWay: 1, reached: 1 },
      { stage: 2, underWay: 1, reached: 1 },
      { stage: 3, underWay: 1, reached: 2 },
    ],
  })
  fc.assert(
    fc.property(codes, (given) => {
      const points = given.map(pointsOf)
      const rated = points.map(
        (each, at): Rated => ({ indicator: at, outcome: 1, category: 1, answered: true, points: each }),
      )
      const profile = stageProfile(points)
      expect(profileOfCounts(stageCounts(rated))).toEqual(profile)
      const all = profile.stages.reduce(
        (sum, { underWay, reached }) => sum + underWay + reached,
        profile.none,
      )
      expect(all).toBe(points.filter((each) => each !== null).length)
    }),
  )
})
