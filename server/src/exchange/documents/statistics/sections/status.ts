import { lineStatuses } from 'contract/evaluation/lines'
import { summed, totalOf } from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import { barsShown, type FigureVoice, type Shown } from '../figure-voice.ts'

/** A row a place; the progress of answers is the last column, where requested. */
const tableOf = ({ t, count, part }: FigureVoice, { parts, model }: Shown, caption: string): Block => {
  const rows = parts.status?.rows ?? []
  const hasProgress = Boolean(parts.progress)
  const names = lineStatuses.map((name) => t(`ui.status.${name}`))
  const answered = (place: number): string => {
    const found = parts.progress?.rows.find((row) => row.place.id === place)?.values
    return part(found?.indicators ? (found.answered ?? 0) / found.indicators : null)
  }
  return table({
    caption,
    head: [
      t(`statistics.place.${model}`),
      ...names,
      t('scores.total'),
      ...(hasProgress ? [t('statistics.answered')] : []),
    ],
    rows: rows.map((row) => [
      row.place.name,
      ...lineStatuses.map((name) => count(row.values[name] ?? 0)),
      count(totalOf(row.values)),
      ...(hasProgress ? [answered(row.place.id)] : []),
    ]),
    align: ['start', ...names.map(() => 'end' as const), 'end', ...(hasProgress ? ['end' as const] : [])],
    widths: [3, 1, 1, 1, 1, 1, ...(hasProgress ? [1] : [])],
  })
}

/** The status of each evaluation's latest line, and the progress of answers. */
export const statusSection = (voice: FigureVoice, shown: Shown): Block[] => {
  const { t, count, section } = voice
  const { parts, model } = shown
  const answer = parts.status
  if (!answer) return []
  const { rows } = answer
  const sums = summed(rows, lineStatuses)
  const total = totalOf(sums)
  const names = lineStatuses.map((name) => t(`ui.status.${name}`))
  const saying = t('statistics.statusSaid', {
    done: count((sums.VALIDATED ?? 0) + (sums.CLOSED ?? 0)),
    total: count(total),
    count: sums['IN REVIEW'] ?? 0,
    review: count(sums['IN REVIEW']),
  })
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
      tableOf(voice, shown, title),
    ],
  })
}
