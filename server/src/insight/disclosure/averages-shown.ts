import {
  areSameLines,
  canAllBeShown,
  extremesAreSafe,
  type Lines,
  restIsSafe,
} from 'contract/access/averages-over-time'
import { type Audience, smallestAverage, smallestWithExtremes } from 'contract/access/disclosure'
import { byKey } from 'contract/evaluation/scores/scores'
import { domainNumbers } from 'contract/evaluation/scores/summary'
import type { AverageName, IsShownOverTime } from '../../access/disclosure/averages.ts'
import type { CountedLine, StoredAverage } from './averages-queries.ts'

type Own = readonly CountedLine[]

const ofDomain =
  (number: number) =>
  (own: Own): Lines =>
    own.flatMap(({ line, is_counted, domains }) => (is_counted && domains[number - 1] ? [line] : []))

/** The lines behind each average of a place; for comparisons those of three rounds. */
const means: [AverageName, (own: Own) => Lines[]][] = [
  ['all', (own) => [own.flatMap(({ line, is_counted }) => (is_counted ? [line] : []))]],
  ...domainNumbers.map((number): [AverageName, (own: Own) => Lines[]] => [
    `domain_${number}`,
    (own) => [ofDomain(number)(own)],
  ]),
  [
    'compared',
    (own) =>
      (['base', 'second', 'line'] as const).map((name) =>
        own.flatMap((each) => (each.is_compared ? (each[name] ?? []) : [])),
      ),
  ],
]

/** Decides one by one which averages a new report of a country shows, and what is stored of them. */
export const averagesShown = (
  lines: Own,
  earlier: readonly StoredAverage[],
  audience: Audience,
): { isShown: IsShownOverTime; added: StoredAverage[] } => {
  const stored = [...earlier]
  const shown = new Set<string>()
  const keyOf = (name: AverageName, region: number | null) => `${name} ${region}`
  const linesOf = (figure: StoredAverage['figure'], isOf: (region: number | null) => boolean) =>
    stored.flatMap((each) => (each.figure === figure && isOf(each.region) ? [each.lines] : []))
  const show = (name: AverageName, { region, figure }: Omit<StoredAverage, 'lines'>, averages: Lines[]) => {
    shown.add(keyOf(name, region))
    const known = linesOf(figure, (other) => other === region)
    for (const each of averages)
      if (each.length > 0 && !known.some((one) => areSameLines(one, each)))
        stored.push({ region, figure, lines: [...each] })
  }
  const regions = [...byKey(lines, ({ region }) => region)]

  for (const [name, of] of means) {
    const rests: Lines[][] = []
    const inRests = new Set(linesOf('mean', (region) => region === null).flat())
    for (const [region, own] of regions) {
      const averages = of(own)
      const known = linesOf('mean', (other) => other === region)
      const isLarge = averages.every((each) => each.length >= smallestAverage)
      if (isLarge && canAllBeShown([...known, ...averages], inRests))
        show(name, { region, figure: 'mean' }, averages)
      else rests.push(averages)
    }
    const rest = of([]).map((_, at) => rests.map((each) => each[at] ?? []))
    const inRegions = new Set(linesOf('mean', (region) => region !== null).flat())
    const known = linesOf('mean', (region) => region === null)
    if (rest.every((each) => restIsSafe(each, { rests: known, inRegions }, audience)))
      show(
        name,
        { region: null, figure: 'mean' },
        rest.map((each) => each.flat()),
      )
  }

  const before = linesOf('extremes', () => true)
  for (const number of domainNumbers) {
    const name = `extremes_${number}` as const
    const decide = (region: number | null, own: Lines) => {
      const same = linesOf('extremes', (other) => other === region)
      if (own.length >= smallestWithExtremes && extremesAreSafe(own, before, same))
        show(name, { region, figure: 'extremes' }, [own])
    }
    for (const [region, own] of regions) decide(region, ofDomain(number)(own))
    decide(null, ofDomain(number)(lines))
  }
  return {
    isShown: (name, region) => shown.has(keyOf(name, region)),
    added: stored.slice(earlier.length),
  }
}
