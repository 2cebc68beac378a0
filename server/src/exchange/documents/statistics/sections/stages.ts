import { stageNumbers } from 'contract/evaluation/scores/stages'
import {
  type DomainNumber,
  domainNumbers,
  profileOfCounts,
  stageNames,
} from 'contract/evaluation/scores/summary'
import {
  haveReachedCounts,
  indicatorsOf,
  partsReached,
  stagesOf,
} from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { Shown, Telling } from '../telling.ts'

/** How many indicators of each domain stand at each stage. */
export const stages = ({ say, domain, count, part, section }: Telling, { whole, parts }: Shown): Block[] => {
  const answer = (whole ?? parts).stages
  if (!answer) return []
  const found = stagesOf(answer.rows)
  const isNothing = Object.values(found).every((counts) => indicatorsOf(counts) === 0)
  const high = haveReachedCounts(answer.rows) ? (partsReached(Object.values(found))?.[2] ?? null) : null
  const names = [say('scores.rest.none'), ...stageNumbers.map((stage) => say(`ui.stage.${stage}`))]
  const barText = (number: DomainNumber): string => {
    const { none, stages: counts } = profileOfCounts(found[number])
    const shown = counts.map(({ stage, reached, underWay }) => {
      const said = say('figures.stageCounts', { reached: count(reached), underWay: count(underWay) })
      return `${say(`ui.stage.${stage}`)}: ${said}`
    })
    return [`${domain(number)}, ${say('scores.rest.none')}: ${count(none)}`, ...shown].join('; ')
  }
  return section({
    title: say('statistics.stages'),
    hint: say('statistics.stagesHint'),
    sentence: high !== null && say('statistics.stagesSaid', { percent: part(high) }),
    hidden: answer,
    isAllHidden: isNothing,
    empty: isNothing && answer.suppressed === 0 && say('statistics.nothingCounted'),
    blocks: () => [
      {
        kind: 'chart',
        caption: say('statistics.stages'),
        description: say('documents.stages.stagesSay', { values: domainNumbers.map(barText).join('. ') }),
        chart: {
          kind: 'stacks',
          parts: [
            { name: say('scores.rest.none'), isEmpty: true },
            ...stageNumbers.flatMap((stage) => [
              { name: say(`ui.stage.${stage}`), isHatched: true },
              { name: say(`ui.stage.${stage}`), isHatched: false },
            ]),
          ],
          bars: domainNumbers.map((number) => ({
            name: domain(number),
            counts: [
              found[number].none,
              ...profileOfCounts(found[number]).stages.flatMap(({ underWay, reached }) => [
                underWay,
                reached,
              ]),
            ],
          })),
        },
      },
      table({
        caption: say('statistics.stages'),
        head: [say('scores.domain'), ...names],
        rows: domainNumbers.map((number) => {
          const all = indicatorsOf(found[number])
          return [
            domain(number),
            ...stageNames.map((stage) => {
              if (all === 0) return '–'
              const underWay = stage === 'none' ? 0 : found[number][`${stage}_under_way`]
              const onTheWay = underWay === 0 ? '' : ` ${say('figures.underWay', { count: underWay })}`
              return `${count(found[number][stage])} (${part(found[number][stage] / all)})${onTheWay}`
            }),
          ]
        }),
        align: ['start', 'end', 'end', 'end', 'end'],
        widths: [3, 2, 2, 2, 2],
      }),
    ],
  })
}
