import { lineStatuses } from 'contract/evaluation/lines'
import { type FigureRow, summed, totalOf } from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import { barsShown, type FigureVoice, type Shown } from '../figure-voice.ts'

/** Where the latest line of each evaluation stands, and how far the answers are. */
export const status = ({ t, count, part, section }: FigureVoice, { parts, model }: Shown): Block[] => {
  const answer = parts.status
  if (!answer) return []
  const { rows } = answer
  const all = ({ values }: FigureRow<'status'>): number => totalOf(values)
  const sums = summed(rows, lineStatuses)
  const total = totalOf(sums)
  const names = lineStatuses.map((name) => t(`ui.status.${name}`))
  const saying = t('statistics.statusSaid', {
    done: count((sums.VALIDATED ?? 0) + (sums.CLOSED ?? 0)),
    total: count(total),
    review: count(sums['IN REVIEW']),
  })
  const answered = (place: number): string => {
    const found = parts.progress?.rows.find((row) => row.place.id === place)?.values
    return part(found?.indicators ? (found.answered ?? 0) / found.indicators : null)
  }
  const title = t(`statistics.statusBy.${model}`)
  return section({
    title,
    hint: t('statistics.statusHint'),
    sentence: saying,
    empty: total === 0 && t('statistics.noEvaluations'),
    blocks: () => [
      {
        kind: 'chart',
        caption: title,
        description: saying,
        chart: {
          kind: 'stacks',
          parts: names.map((name) => ({ name })),
          bars: rows.slice(0, barsShown).map(({ place, values }) => ({
            name: place.name,
            counts: lineStatuses.map((name) => values[name] ?? 0),
          })),
        },
      },
      table({
        caption: title,
        head: [
          t(`statistics.place.${model}`),
          ...names,
          t('scores.total'),
          ...(parts.progress ? [t('statistics.answered')] : []),
        ],
        rows: rows.map((row) => [
          row.place.name,
          ...lineStatuses.map((name) => count(row.values[name] ?? 0)),
          count(all(row)),
          ...(parts.progress ? [answered(row.place.id)] : []),
        ]),
        align: [
          'start',
          ...names.map(() => 'end' as const),
          'end',
          ...(parts.progress ? ['end' as const] : []),
        ],
        widths: [3, 1, 1, 1, 1, 1, ...(parts.progress ? [1] : [])],
      }),
    ],
  })
}
