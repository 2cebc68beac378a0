import { stageNumbers } from 'contract/evaluation/scores/stages'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { StageBar } from '../../../../ui/figures/StageBar.tsx'
import { StageLegend } from '../../../../ui/figures/StageLegend.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import type { stagesOf } from './figures.ts'

export function StagesCard({ stages: { none, stages, apart } }: { stages: ReturnType<typeof stagesOf> }) {
  const { t } = useTranslation()
  const rest = { none, apart }
  return (
    <Card title={t('scores.byStage')}>
      <div aria-hidden="true">
        <StageBar none={none} stages={stages} />
      </div>
      <ul className="mt-3 grid gap-2">
        {stageNumbers.map((stage, place) => (
          <li key={stage} className="flex flex-wrap items-center justify-between gap-x-3 text-15">
            <StageMark stage={stage} />
            <span className="text-end tabular-nums">
              {t('figures.stageCounts', {
                reached: formatNumber(stages[place]?.reached ?? 0),
                underWay: formatNumber(stages[place]?.underWay ?? 0),
              })}
            </span>
          </li>
        ))}
        {(['none', 'apart'] as const)
          .filter((name) => rest[name] > 0)
          .map((name) => (
            <li key={name} className="flex justify-between gap-3 text-15 text-text2">
              {t(`scores.rest.${name}`)}
              <span className="font-strong tabular-nums">{formatNumber(rest[name])}</span>
            </li>
          ))}
      </ul>
      <div className="mt-3">
        <StageLegend />
      </div>
    </Card>
  )
}
