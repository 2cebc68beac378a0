import { domainNumbers } from 'contract/evaluation/scores/summary'
import { extremesOf } from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { Shown, Telling } from '../telling.ts'

/** The mean of each domain in one place, with the lowest and the highest school. */
export const domains = ({ say, domain, percent, section }: Telling, { whole }: Shown): Block[] => {
  const answer = whole?.domains
  if (!answer) return []
  const row = answer.rows[0]
  const isHidden = answer.suppressed > 0
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
    hidden: answer,
    isAllHidden: isHidden && domainNumbers.every((number) => of(number).mean === null),
    empty:
      !isHidden &&
      domainNumbers.every((number) => of(number).mean === null) &&
      say('statistics.nothingCounted'),
    blocks: () => [
      {
        kind: 'chart',
        caption: `${say('statistics.domains')}: ${say('statistics.mean')}`,
        description: saying ?? say('statistics.domains'),
        chart: {
          kind: 'bars',
          bars: domainNumbers.map((number) => ({
            name: domain(number),
            percent: of(number).mean,
            text: percent(of(number).mean, isHidden),
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
