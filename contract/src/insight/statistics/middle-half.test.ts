import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedWith, comparedWithGroup } from './middle-half.ts'

const quartiles = fc
  .array(fc.double({ min: 0, max: 7, noNaN: true }), { minLength: 3, maxLength: 3 })
  .map((values) => values.toSorted((one, other) => one - other))
const spread = fc.record({
  schools: fc.nat(9),
  mean: fc.double({ min: 0, max: 7, noNaN: true }),
  quartiles,
})
const domains = fc.array(spread, { minLength: 7, maxLength: 7 })

test('a band needs five similar schools, a mean one school or three', () => {
  fc.assert(
    fc.property(domains, domains, fc.nat(3), (own, similar, ownSchools) => {
      const compared = Object.values(comparedWith(own, similar, ownSchools))
      for (const [at, { own: mean, low, middle, high }] of compared.entries()) {
        const isShown = (own[at]?.schools === 1 && ownSchools < 2) || (own[at]?.schools ?? 0) >= 3
        expect(mean === null).toBe(!isShown)
        const isBand = (similar[at]?.schools ?? 0) >= 5
        for (const value of [low, middle, high]) expect(value === null).toBe(!isBand)
        if (low !== null && middle !== null && high !== null) {
          expect(low).toBeLessThanOrEqual(middle)
          expect(middle).toBeLessThanOrEqual(high)
        }
      }
    }),
  )
})

const points = fc.option(fc.double({ min: 0, max: 7, noNaN: true }))

test('a school is compared with at least five others, in steps of five that contain the middle half', () => {
  fc.assert(
    fc.property(domains, fc.array(points, { minLength: 7, maxLength: 7 }), (group, own) => {
      for (const [at, compared] of Object.values(comparedWithGroup(own, group)).entries()) {
        const all = group[at]
        const others = (all?.schools ?? 0) - (own[at] === null ? 0 : 1)
        const band = [compared.low, compared.middle, compared.high]
        if (others < 5) expect(band).toEqual([null, null, null])
        else {
          for (const value of band) expect((value ?? 1) % 5).toBe(0)
          const [low = 0, , high = 0] = all?.quartiles ?? []
          expect(compared.low).toBeLessThanOrEqual((low * 100) / 7 + 1e-9)
          expect(compared.high).toBeGreaterThanOrEqual((high * 100) / 7 - 1e-9)
        }
      }
    }),
  )
})
