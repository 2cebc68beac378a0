import { stageNumbers } from 'contract/stages'
import { stageNames } from 'contract/standing'
import { domainNumbers, partFromTransformation, stagesOf, totalOf } from 'contract/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../paper.ts'
import type { Telling, Told } from '../telling.ts'

/** How many indicators of each domain stand at each stage. */
export const stages = ({ say, domain, count, part, section }: Telling, { whole, parts }: Told): Block[] => {
  const asked = (whole ?? parts).stages
  if (!asked) return []
  const found = stagesOf(asked.rows)
  const high = partFromTransformation(found)
  const names = [say('scores.rest.none'), ...stageNumbers.map((stage) => say(`ui.stage.${stage}`))]
  return section({
    title: say('statistics.stages'),
    hint: say('statistics.stagesHint'),
    sentence: high !== null && say('statistics.stagesSaid', { percent: part(high) }),
    hidden: asked,
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
