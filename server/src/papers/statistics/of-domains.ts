import { stageNames } from 'contract/standing'
import {
  domainNumbers,
  extremesOf,
  partFromTransformation,
  stagesOf,
  totalOf,
} from 'contract/statistics-figures'
import { table } from '../blocks.ts'
import type { Block } from '../paper.ts'
import type { Telling, Told } from './telling.ts'

/** How many indicators of each domain stand at each stage. */
export const stages = ({ say, domain, count, part, section }: Telling, { whole, parts }: Told): Block[] => {
  const asked = (whole ?? parts).stages
  if (!asked) return []
  const found = stagesOf(asked.rows)
  const high = partFromTransformation(found)
  const names = [say('scores.rest.none'), ...([1, 2, 3] as const).map((stage) => say(`ui.stage.${stage}`))]
  return section({
    title: say('statistics.stages'),
    hint: say('statistics.stagesHint'),
    sentence: high !== null && say('statistics.stagesSaid', { percent: part(high) }),
    suppressed: asked.suppressed,
    isAllHidden: high === null,
    empty: high === null && asked.suppressed === 0 && say('statistics.nothingCounted'),
    blocks: () => [
      {
        kind: 'chart',
        caption: say('statistics.stages'),
        says: say('statistics.stagesSaid', { percent: part(high) }),
        chart: {
          kind: 'stacks',
          parts: names.map((name, at) => ({ name, isEmpty: at === 0 })),
          bars: domainNumbers.map((number) => ({
            name: domain(number),
            counts: stageNames.map((stage) => found[number][stage]),
          })),
        },
      },
      table({
        caption: say('statistics.stages'),
        head: [say('scores.domain'), ...names],
        rows: domainNumbers.map((number) => {
          const all = totalOf(found[number])
          return [
            domain(number),
            ...stageNames.map((stage) =>
              all === 0 ? '–' : `${count(found[number][stage])} (${part(found[number][stage] / all)})`,
            ),
          ]
        }),
        align: ['start', 'end', 'end', 'end', 'end'],
        widths: [3, 2, 2, 2, 2],
      }),
    ],
  })
}

/** The mean of each domain in one place, with the lowest and the highest school. */
export const domains = ({ say, domain, percent, section }: Telling, { whole }: Told): Block[] => {
  const asked = whole?.domains
  if (!asked) return []
  const row = asked.rows[0]
  const isHidden = asked.suppressed > 0
  const of = (number: (typeof domainNumbers)[number]) =>
    row?.values[number] ?? { mean: null, minimum: null, maximum: null }
  const found = extremesOf((number) => of(number).mean)
  const saying = found
    ? say('statistics.domainsSaid', {
        highest: domain(found.highest),
        high: percent(of(found.highest).mean),
        lowest: domain(found.lowest),
        low: percent(of(found.lowest).mean),
      })
    : null
  return section({
    title: say('statistics.domains'),
    sentence: saying,
    suppressed: asked.suppressed,
    isAllHidden: isHidden && domainNumbers.every((number) => of(number).mean === null),
    empty:
      !isHidden &&
      domainNumbers.every((number) => of(number).mean === null) &&
      say('statistics.nothingCounted'),
    blocks: () => [
      {
        kind: 'chart',
        caption: `${say('statistics.domains')}: ${say('statistics.mean')}`,
        says: saying ?? say('statistics.domains'),
        chart: {
          kind: 'bars',
          bars: domainNumbers.map((number) => ({
            name: domain(number),
            percent: of(number).mean,
            said: percent(of(number).mean, isHidden),
          })),
        },
      },
      table({
        caption: say('statistics.domains'),
        head: [
          say('scores.domain'),
          say('statistics.mean'),
          say('statistics.minimum'),
          say('statistics.maximum'),
        ],
        rows: domainNumbers.map((number) => {
          const { mean, minimum, maximum } = of(number)
          return [domain(number), ...[mean, minimum, maximum].map((value) => percent(value, isHidden))]
        }),
        align: ['start', 'end', 'end', 'end'],
        widths: [3, 1, 1, 1],
      }),
    ],
  })
}

/** The mean of each domain, place by place. */
export const places = ({ say, percent, section }: Telling, { parts, model }: Told): Block[] => {
  const asked = parts.domains
  if (!asked) return []
  const isHidden = asked.suppressed > 0
  return section({
    title: say(`statistics.placesBy.${model}`),
    hint: say('statistics.placesHint'),
    suppressed: asked.suppressed,
    empty: asked.rows.length === 0 && say('statistics.nothingCounted'),
    blocks: () => [
      table({
        caption: say(`statistics.placesBy.${model}`),
        head: [
          say(`statistics.place.${model}`),
          ...domainNumbers.map((number) => say('statistics.domainNumber', { number })),
        ],
        rows: asked.rows.map(({ place, values }) => [
          place.name,
          ...domainNumbers.map((number) => percent(values[number].mean, isHidden)),
        ]),
        align: ['start', ...domainNumbers.map(() => 'end' as const)],
        widths: [3, ...domainNumbers.map(() => 2)],
      }),
    ],
  })
}

/** Where schools put their goals and their points of priority. */
export const priorities = (
  { say, domain, count, score, section }: Telling,
  { whole, parts }: Told,
): Block[] => {
  const asked = (whole ?? parts).priorities
  if (!asked) return []
  const { rows, suppressed } = asked
  const goalsOf = (number: (typeof domainNumbers)[number]) =>
    rows.reduce((sum, { values }) => sum + (values[number].goals ?? 0), 0)
  const most = Math.max(...domainNumbers.map(goalsOf))
  const found = extremesOf(goalsOf)
  const saying = found
    ? say('statistics.prioritiesSaid', {
        domain: domain(found.highest),
        goals: count(goalsOf(found.highest)),
      })
    : null
  return section({
    title: say('statistics.priorities'),
    hint: say('statistics.prioritiesHint'),
    sentence: saying,
    suppressed: whole ? suppressed : 0,
    empty: rows.length === 0 && say('statistics.nothingCounted'),
    blocks: () => [
      {
        kind: 'chart',
        caption: say('statistics.priorities'),
        says: saying ?? say('statistics.prioritiesHint'),
        chart: {
          kind: 'bars',
          bars: domainNumbers.map((number) => ({
            name: domain(number),
            percent: most === 0 ? 0 : (goalsOf(number) / most) * 100,
            said: say('statistics.goals', { count: goalsOf(number), goals: count(goalsOf(number)) }),
          })),
        },
      },
      table({
        caption: say('statistics.priorities'),
        head: [
          say('scores.domain'),
          say('statistics.goalsHead'),
          ...(whole ? [say('statistics.weightHead')] : []),
        ],
        rows: domainNumbers.map((number) => [
          domain(number),
          count(goalsOf(number)),
          ...(whole ? [score(rows[0]?.values[number].weight, suppressed > 0)] : []),
        ]),
        align: ['start', 'end', ...(whole ? (['end'] as const) : [])],
        widths: [3, 1, ...(whole ? [1] : [])],
      }),
    ],
  })
}
