import { domainNumbers } from 'contract/evaluation/scores/summary'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice, Shown } from '../figure-voice.ts'

/** The mean of each domain by place. */
export const places = ({ t, percent, place, section }: FigureVoice, { parts, model }: Shown): Block[] => {
  const answer = parts.domains
  if (!answer) return []
  const isHidden = answer.suppressed > 0
  return section({
    title: t(`statistics.placesBy.${model}`),
    hint: t('statistics.placesHint'),
    hidden: answer,
    empty: answer.rows.length === 0 && t('statistics.nothingCounted'),
    blocks: () => [
      table({
        caption: t(`statistics.placesBy.${model}`),
        head: [
          t(`statistics.place.${model}`),
          ...domainNumbers.map((number) => t('statistics.domainNumber', { number })),
        ],
        rows: answer.rows.map((row) => [
          place(model, row),
          ...domainNumbers.map((number) => percent(row.values[number].mean, isHidden)),
        ]),
        align: ['start', ...domainNumbers.map(() => 'end' as const)],
        widths: [3, ...domainNumbers.map(() => 2)],
      }),
    ],
  })
}
