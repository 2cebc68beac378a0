import type { EvaluationType } from 'contract/evaluation/lines'
import type { CompleteResults } from 'contract/insight/results/school-results'
import { formatScore } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { LineLegend, type LineStroke } from '../../../../ui/figures/line-marks.tsx'
import { Radar } from '../../../../ui/figures/Radar.tsx'
import { lineName } from '../../../evaluation/evaluation/line/LinePicker.tsx'

export const strokeOf: Record<EvaluationType, LineStroke> = {
  base: 'first',
  second: 'second',
  third: 'third',
}

/** The domains of every line; its numbers are in the table of domains and the heat map. */
export function RadarCard({ lines }: { lines: readonly CompleteResults[] }) {
  const { t } = useTranslation()
  const reported = lines.filter(({ overall }) => overall.points !== null)
  const last = reported.at(-1)
  if (!last) return null
  const named = reported.map(({ line, categories }) => ({
    stroke: strokeOf[line.evaluation_type],
    name: lineName(t, line),
    values: categories.map(({ percent }) => percent),
  }))
  const descriptions = reported.map(({ line, categories }) => {
    const values = categories.flatMap(({ number, name, percent }) =>
      percent === null ? [] : [`${number}. ${name} ${formatScore(percent)}`],
    )
    return `${lineName(t, line)}: ${values.join('; ')}`
  })
  return (
    <Card title={t('results.radar')} hint={t('results.radarHint')}>
      <LineLegend lines={named} />
      <div className="mt-3">
        <Radar
          label={t('results.radarSays', { lines: descriptions.join('. ') })}
          axes={last.categories}
          outlines={named}
        />
      </div>
    </Card>
  )
}
