import { domainNumbers } from 'contract/evaluation/scores/summary'
import { extremesOf } from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { Shown, Telling } from '../telling.ts'

/** Where schools put their goals and their points of priority. */
export const priorities = (
  { say, domain, count, score, section }: Telling,
  { whole, parts }: Shown,
): Block[] => {
  const answer = (whole ?? parts).priorities
  if (!answer) return []
  const { rows, suppressed } = answer
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
    hidden: whole ? answer : undefined,
    empty: rows.length === 0 && say('statistics.nothingCounted'),
    blocks: () => [
      {
        kind: 'chart',
        caption: say('statistics.priorities'),
        description: saying ?? say('statistics.prioritiesHint'),
        chart: {
          kind: 'bars',
          bars: domainNumbers.map((number) => ({
            name: domain(number),
            percent: most === 0 ? 0 : (goalsOf(number) / most) * 100,
            text: say('statistics.goals', { count: goalsOf(number), goals: count(goalsOf(number)) }),
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
