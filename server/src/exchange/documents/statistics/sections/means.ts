import type { StatisticModel } from 'contract/insight/statistics/statistics'
import type { Findings } from '../../../../insight/statistics/findings/queries.ts'
import { heading, table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice } from '../figure-voice.ts'
import { meanOf } from './findings.ts'

/** The mean of each place; the last row is the mean of all, where they are one place. */
export const meansSection = (
  voice: FigureVoice,
  model: StatisticModel,
  { means, ofWhole }: Pick<Findings, 'means' | 'ofWhole'>,
): Block[] => {
  const { t, count, place } = voice
  const title = t(`findings.meansBy.${model}`)
  const rowsOf = (rows: Findings['means'], of: StatisticModel) =>
    rows.map((row) => [place(of, row), meanOf(voice, row), count(row.schools)])
  return means.length === 0
    ? []
    : [
        heading(1, title),
        table({
          caption: title,
          head: [t(`statistics.place.${model}`), t('findings.meanHead'), t('findings.schoolsCounted')],
          rows: [...rowsOf(means, model), ...rowsOf(ofWhole, 'country')],
          align: ['start', 'end', 'end'],
          widths: [3, 1, 1],
        }),
      ]
}
