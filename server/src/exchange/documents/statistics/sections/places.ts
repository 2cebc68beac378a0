import { domainNumbers } from 'contract/evaluation/scores/summary'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice, Shown } from '../figure-voice.ts'

/** So many places stand beside each other, so that no word of a column is broken. */
const placesAcross = 4

/** Places, so many at a time. */
const grouped = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / placesAcross) }, (_, at) =>
    rows.slice(at * placesAcross, (at + 1) * placesAcross),
  )

/** The mean of each domain, domain by domain: their names are too long for the head of a table. */
export const places = (
  { t, domain, percent, place, section }: FigureVoice,
  { parts, model }: Shown,
): Block[] => {
  const answer = parts.domains
  if (!answer) return []
  const isHidden = answer.suppressed > 0
  return section({
    title: t(`statistics.placesBy.${model}`),
    hint: t('statistics.placesHint'),
    hidden: answer,
    empty: answer.rows.length === 0 && t('statistics.nothingCounted'),
    blocks: () =>
      grouped(answer.rows).map((rows, at, all) => {
        const caption = t(`statistics.placesBy.${model}`)
        return table({
          caption: all.length > 1 ? `${caption} (${at + 1}/${all.length})` : caption,
          head: [t('scores.domain'), ...rows.map((row) => place(model, row))],
          rows: domainNumbers.map((number) => [
            domain(number),
            ...rows.map((row) => percent(row.values[number].mean, isHidden)),
          ]),
          align: ['start', ...rows.map(() => 'end' as const)],
          widths: [5, ...rows.map(() => 2)],
        })
      }),
  })
}
