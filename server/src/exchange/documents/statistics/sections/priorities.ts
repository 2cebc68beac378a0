import { domainNumbers, extremesOf } from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { Telling, Told } from '../telling.ts'

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
    hidden: whole ? asked : undefined,
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
