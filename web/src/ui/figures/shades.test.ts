import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shadeOf, shadeRanges, shades } from './shades.ts'

test('results a fifth of the scale apart never share a shade, and the edges belong to the upper one', () => {
  expect(shadeOf(7.9, 100)).not.toBe(shadeOf(34.1, 100))
  expect([0, 19.9, 20, 40, 60, 80, 100].map((value) => shadeOf(value, 100))).toEqual([
    shades[0],
    shades[0],
    shades[1],
    shades[2],
    shades[3],
    shades[4],
    shades[4],
  ])
  fc.assert(
    fc.property(
      fc.constantFrom(100, 7),
      fc.double({ min: 0, max: 0.8, noNaN: true }),
      fc.double({ min: 0.2, max: 1, noNaN: true }),
      (top, low, more) => {
        fc.pre(low + more <= 1 && more > 0.21)
        expect(shadeOf(low * top, top)).not.toBe(shadeOf((low + more) * top, top))
      },
    ),
  )
})

test('the legend says of every result as it is shown which shade it has', () => {
  for (const top of [100, 7])
    for (let tenths = 0; tenths <= top * 10; tenths += 1) {
      const value = tenths / 10
      const range = shadeRanges(top).find(({ from, to }) => value >= from - 1e-9 && value <= to + 1e-9)
      expect(range?.style).toBe(shadeOf(value, top))
    }
})
