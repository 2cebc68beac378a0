import { byKey, domainPoints, equalPoints, type Rated } from 'contract/scores'
import { stageCounts } from 'contract/standing'
import {
  domainNumbers,
  type Figures,
  type FiguresColumn,
  type figuresByDomain,
} from '../database/tables/summaries.ts'

/** What the figures of a line are made of; domains by their number. */
export type LineFacts = { line: number; rated: Rated[]; goals: number[]; weights: number[] }

const columnsOf = <Kind extends (typeof figuresByDomain)[number], Value>(
  kind: Kind,
  valueOf: (number: number) => Value,
) => Object.fromEntries(domainNumbers.map((number) => [`${kind}_${number}`, valueOf(number)]))

/** A line's figures: the points of its domains and of the whole, stages, goals and points of priority by domain. */
export const figuresOf = ({ rated, goals, weights }: LineFacts): Figures => {
  const domains = byKey(rated, (each) => each.category)
  const points = domainNumbers.map((number) => domainPoints(domains.get(number) ?? []))
  const stages = domainNumbers.map((number) => stageCounts(domains.get(number) ?? []))
  const columns = {
    ...columnsOf('points', (number) => points[number - 1] ?? null),
    points: equalPoints(points),
    ...columnsOf('none', (number) => stages[number - 1]?.none ?? 0),
    ...columnsOf('change', (number) => stages[number - 1]?.change ?? 0),
    ...columnsOf('transformation', (number) => stages[number - 1]?.transformation ?? 0),
    ...columnsOf('innovation', (number) => stages[number - 1]?.innovation ?? 0),
    ...columnsOf('goals', (number) => goals[number - 1] ?? 0),
    ...columnsOf('weight', (number) => weights[number - 1] ?? 0),
  }
  return columns as Record<FiguresColumn, number | null>
}
