import { evaluationTypes } from 'contract/evaluation/lines'
import { changeOf, type FigureRow } from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice, Shown } from '../figure-voice.ts'

const changeText = (voice: FigureVoice, { values }: FigureRow<'lines'>, isHidden: boolean): string => {
  const { t, score } = voice
  const change = changeOf(values)
  if (!change) return isHidden ? t('statistics.notShown') : '–'
  const points = score(Math.abs(change.points))
  if (change.points === 0) return t('statistics.changeSame')
  return change.points > 0 ? t('statistics.changeUp', { points }) : t('statistics.changeDown', { points })
}

/** Progress of the same schools since the base line. */
export const linesSection = (
  voice: FigureVoice,
  { parts, model }: Shown,
  last: (typeof evaluationTypes)[number] = 'third',
): Block[] => {
  const { t, count, percent, place, section } = voice
  const answer = parts.lines
  if (!answer) return []
  const { rows, suppressed } = answer
  const isHidden = suppressed > 0
  const kinds = evaluationTypes.slice(0, evaluationTypes.indexOf(last) + 1)
  const changes = rows.flatMap(({ values }) => changeOf(values) ?? [])
  return section({
    title: t('statistics.lines'),
    hint: t('statistics.linesHint'),
    sentence:
      changes.length > 0 &&
      t('statistics.linesSaid', {
        risen: changes.filter(({ points }) => points > 0).length,
        count: changes.length,
      }),
    hidden: answer,
    isAllHidden:
      isHidden && rows.length > 0 && changes.length === 0 && rows.every(({ values }) => values.base === null),
    empty: rows.length === 0 && t('statistics.noLines'),
    blocks: () => [
      table({
        caption: t('statistics.lines'),
        head: [
          t(`statistics.place.${model}`),
          t('shell.entry.schools'),
          ...kinds.map((kind) => t(`terms.line.${kind}`)),
          t('statistics.change'),
        ],
        rows: rows.map((row) => [
          place(model, row),
          count(row.schools),
          ...kinds.map((kind) => percent(row.values[kind], isHidden)),
          changeText(voice, row, isHidden),
        ]),
        align: ['start', 'end', ...kinds.map(() => 'end' as const), 'end'],
        widths: [3, 1, ...kinds.map(() => 2), 2],
      }),
    ],
  })
}
