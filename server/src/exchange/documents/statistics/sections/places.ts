import { domainNumbers } from 'contract/evaluation/scores/summary'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { Shown, Telling } from '../telling.ts'

/** The mean of each domain, place by place. */
export const places = ({ say, percent, section }: Telling, { parts, model }: Shown): Block[] => {
  const answer = parts.domains
  if (!answer) return []
  const isHidden = answer.suppressed > 0
  return section({
    title: say(`statistics.placesBy.${model}`),
    hint: say('statistics.placesHint'),
    hidden: answer,
    empty: answer.rows.length === 0 && say('statistics.nothingCounted'),
    blocks: () => [
      table({
        caption: say(`statistics.placesBy.${model}`),
        head: [
          say(`statistics.place.${model}`),
          ...domainNumbers.map((number) => say('statistics.domainNumber', { number })),
        ],
        rows: answer.rows.map(({ place, values }) => [
          place.name,
          ...domainNumbers.map((number) => percent(values[number].mean, isHidden)),
        ]),
        align: ['start', ...domainNumbers.map(() => 'end' as const)],
        widths: [3, ...domainNumbers.map(() => 2)],
      }),
    ],
  })
}
