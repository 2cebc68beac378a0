import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stagePercents, wholePercents } from './whole-percents.ts'

test('the parts of a glance add up to 100, and none is further than one from its exact part', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { minLength: 1, maxLength: 6 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0)
      const parts = wholePercents(counts)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : 100)
      for (const [place, part] of parts.entries())
        expect(Math.abs(part - (total === 0 ? 0 : ((counts[place] ?? 0) * 100) / total))).toBeLessThan(1)
    }),
  )
})

test('what rounding leaves over goes where most was cut off', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(wholePercents([6, 244, 576, 174])).toEqual([1, 24, 58, 17])
  expect(wholePercents([0, 0])).toEqual([0, 0])
})

test('what stands at each stage is a part of one whole, whatever is on its way', () => {
  const underWay = { change_under_way: 1, transformation_under_way: 0, innovation_under_way: 2 }
  expect(stagePercents({ none: 1, change: 1, transformation: 1, innovation: 5, ...underWay })).toEqual({
    none: 13,
    change: 13,
    transformation: 12,
    innovation: 62,
  })
})
