import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedWith } from './middle-half.ts'

const quartiles = fc
  .array(fc.double({ min: 0, max: 7, noNaN: true }), { minLength: 3, maxLength: 3 })
  .map((values) => values.toSorted((one, other) => one - other))
const spread = fc.record({
  schools: fc.nat(9),
  mean: fc.double({ min: 0, max: 7, noNaN: true }),
  quartiles,
})
const domains = fc.array(spread, { minLength: 7, maxLength: 7 })

test('a band is shown of five similar schools or more, a mean of one school or of three', () => {
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
