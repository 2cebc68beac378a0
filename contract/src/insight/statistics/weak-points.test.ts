import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsText } from '../../evaluation/scores/points-text.ts'
import { learnersOf, weakPointsOf } from './weak-points.ts'

const codes = ['1.1.1', '1.1.2', '1.1.10', '2.1.1']
const answer = fc.option(fc.nat(7))
const school = fc.record({
  answers: fc.array(answer, { minLength: codes.length, maxLength: codes.length }),
  learners: fc.nat(40),
})
type School = { answers: (number | null)[]; learners: number }

/** As the list of schools shows them. */
const shown = ({ learners }: School) => (learners < 5 ? null : learners)
const countedOf = (schools: School[]) => ({
  points: schools.map(({ answers }) => pointsText(answers.map((points) => ({ points })))).join(''),
  indicators: codes,
  learners: schools.map(shown),
})
const isWeak = (points: number | null | undefined) => typeof points === 'number' && points <= 2

test('an indicator is weak in schools with A, B or no evidence, and its learners are those of these schools', () => {
  fc.assert(
    fc.property(fc.array(school, { minLength: 1 }), (schools) => {
      const found = weakPointsOf(countedOf(schools))
      for (const [at, code] of codes.entries()) {
        const weak = schools.filter(({ answers }) => isWeak(answers[at]))
        const open = weak.flatMap((each) => shown(each) ?? [])
        const people = open.length === 0 ? null : open.reduce((sum, each) => sum + each, 0)
        expect(found.find((each) => each.code === code)).toEqual(
          weak.length === 0
            ? undefined
            : {
                indicator: at,
                code,
                schools: weak.length,
                learners: { people, hidden: weak.length - open.length },
              },
        )
      }
    }),
  )
})

test('weak points are in the order of learners, then of schools, then of their numbers', () => {
  fc.assert(
    fc.property(fc.array(school, { minLength: 1 }), (schools) => {
      const found = weakPointsOf(countedOf(schools))
      const keys = found.map(({ learners, schools: of, indicator }) => [learners.people ?? 0, of, -indicator])
      const sorted = keys.toSorted((one, other) => {
        const at = one.findIndex((value, place) => value !== other[place])
        return (other[at] ?? 0) - (one[at] ?? 0)
      })
      expect(keys).toEqual(sorted)
    }),
  )
})

test('whatever the hidden numbers are, weak points, their order and all sums stay the same', () => {
  fc.assert(
    fc.property(fc.array(school, { minLength: 1 }), fc.nat(4), (schools, other) => {
      const changed = schools.map((each) => (each.learners < 5 ? { ...each, learners: other } : each))
      expect(weakPointsOf(countedOf(changed))).toEqual(weakPointsOf(countedOf(schools)))
      expect(learnersOf(countedOf(changed))).toEqual(learnersOf(countedOf(schools)))
    }),
  )
})
