import type { EvaluationType } from 'contract/lines'
import type { LineResults } from 'contract/school-results'
import { useTranslation } from 'react-i18next'
import { formatScore } from '../../../i18n/format-number.ts'
import { Card } from '../../../ui/Card.tsx'
import { LineLegend, type LineLook } from '../../../ui/figures/line-marks.tsx'
import { Radar } from '../../../ui/figures/Radar.tsx'
import { lineName } from '../../evaluation/LinePicker.tsx'

export const lookOf: Record<EvaluationType, LineLook> = { base: 'first', second: 'second', third: 'third' }

/** The domains of every line so far in one picture; its numbers are the table of domains and the heat map. */
export function RadarCard({ lines }: { lines: readonly LineResults[] }) {
  const { t } = useTranslation()
  const reported = lines.filter(({ overall }) => overall.points !== null)
  const last = reported.at(-1)
  if (!last) return null
  const named = reported.map(({ line, categories }) => ({
    look: lookOf[line.evaluation_type],
    name: lineName(t, line),
    values: categories.map(({ percent }) => percent),
  }))
  const said = last.categories
    .filter(({ percent }) => percent !== null)
    .map(({ number, percent }) => `${number}: ${formatScore(percent ?? 0)}`)
    .join('; ')
  return (
    <Card title={t('results.radar')} hint={t('results.radarHint')}>
      <LineLegend lines={named} />
      <div className="mt-3">
        <Radar
          label={t('results.radarSays', { line: lineName(t, last.line), values: said })}
          axes={last.categories}
          outlines={named}
        />
      </div>
    </Card>
  )
}
