import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judged, placesIn, raised, seeded, truthOf } from '../../../test/noisy-raters.ts'
import { compareDomains, compareWhole } from './comparisons.ts'
import { inDomain } from './grouped-indicators.ts'

const structure = (edition: 1 | 2): string =>
  join(import.meta.dirname, `../../../../instrument/edition-${edition}/structure.yaml`)
const placesOf = (edition: 1 | 2) => placesIn(readFileSync(structure(edition), 'utf8'))

const schools = 1000
const domains = [1, 2, 3, 4, 5, 6, 7]
const inHundred = (count: number, of = schools) => Math.round((count / of) * 1000) / 10

test.each([
  [1, 36.3, 7],
  [2, 50.4, 7.6],
] as const)(
  'edition %i: of 100 lines judged anew %f had a domain whose change was called clear by half a point, %f have one now',
  (edition, had, has) => {
    const random = seeded(20)
    const places = placesOf(edition)
    expect(places).toHaveLength(66)
    const alarms = new Map(domains.map((domain) => [domain, 0]))
    let before = 0
    let now = 0
    for (let school = 0; school < schools; school += 1) {
      const truth = truthOf(places, random)
      const [one, other] = [judged(truth, random), judged(truth, random)]
      const compared = domains.map((domain) => ({
        domain,
        ...compareDomains(inDomain(domain)(one), inDomain(domain)(other)),
      }))
      const isHalfPoint = ({ change, up, down }: (typeof compared)[number]) =>
        change !== null && Math.abs(change) >= 0.5 - 1e-9 && (change > 0 ? up : down) >= 2
      for (const { domain, clear } of compared) if (clear) alarms.set(domain, (alarms.get(domain) ?? 0) + 1)
      if (compared.some(isHalfPoint)) before += 1
      if (compared.some(({ clear }) => clear)) now += 1
    }
    expect([...alarms.values()].filter((count) => count >= 0.02 * schools)).toEqual([])
    expect([inHundred(before), inHundred(now)]).toEqual([had, has])
  },
)

test('a change of a whole school, a third or half of whose letters rose by one, is found, and none in an unchanged one', () => {
  const random = seeded(20)
  const places = placesOf(2)
  const of = 200
  const called = { nothing: 0, third: 0, half: 0 }
  for (let school = 0; school < of; school += 1) {
    const truth = truthOf(places, random)
    const before = judged(truth, random)
    if (compareWhole(before, judged(truth, random)).clear) called.nothing += 1
    if (compareWhole(before, judged(raised(truth, 3), random)).clear) called.third += 1
    if (compareWhole(before, judged(raised(truth, 2), random)).clear) called.half += 1
  }
  expect([called.nothing, called.third, called.half].map((count) => inHundred(count, of))).toEqual([
    1, 78.5, 99.5,
  ])
})
