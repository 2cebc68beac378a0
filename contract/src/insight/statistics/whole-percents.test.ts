import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stagePercents, wholePercents } from './whole-percents.ts'

const counted = fc.array(fc.oneof(fc.nat(12), fc.nat(5000)), { minLength: 1, maxLength: 8 })
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

test('equal counts have equal percents, a larger count never fewer, and none is more than one from its exact part', () => {
  fc.assert(
    fc.property(counted, (counts) => {
      const total = sumOf(counts)
      const parts = wholePercents(counts)
      for (const [place, part] of parts.entries()) {
        const count = counts[place] ?? 0
        expect(Math.abs(part - (total === 0 ? 0 : (count * 100) / total))).toBeLessThan(1)
        for (const [other, otherPart] of parts.entries()) {
          if (counts[other] === count) expect(otherPart).toBe(part)
          if ((counts[other] ?? 0) > count) expect(otherPart).toBeGreaterThanOrEqual(part)
        }
      }
    }),
  )
})

test('parts whose counts all differ add up to 100', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5000), { minLength: 1, maxLength: 8 }), (counts) => {
      expect(sumOf(wholePercents(counts))).toBe(sumOf(counts) === 0 ? 0 : 100)
    }),
  )
})

test('equal counts add up to as near 100 as possible', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5000 }), (parts, count) => {
      const equal = Array.from({ length: parts }, () => count)
      const [down, up] = [Math.floor(100 / parts), Math.ceil(100 / parts)].map((part) =>
        Math.abs(100 - part * parts),
      )
      expect(Math.abs(100 - sumOf(wholePercents(equal)))).toBe(Math.min(down ?? 0, up ?? 0))
    }),
  )
})

test('the remainder of rounding goes to the largest fractions, and to equal counts only alike', () => {
  expect(wholePercents([6, 244, 576, 174])).toEqual([1, 24, 58, 17])
  expect(wholePercents([1, 1, 1])).toEqual([33, 33, 33])
  expect(wholePercents([1, 1, 1, 1, 1, 1])).toEqual([17, 17, 17, 17, 17, 17])
  expect(wholePercents([4, 1, 1, 2])).toEqual([50, 13, 13, 25])
  expect(wholePercents([0, 0])).toEqual([0, 0])
})

test('the indicators at each stage are a part of one whole, without those on the way', () => {
  const underWay = { change_under_way: 1, transformation_under_way: 0, innovation_under_way: 2 }
  expect(stagePercents({ none: 1, change: 1, transformation: 1, innovation: 5, ...underWay })).toEqual({
    none: 12,
    change: 12,
    transformation: 12,
    innovation: 63,
  })
})
