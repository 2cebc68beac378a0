import { stageNumbers } from 'contract/stages'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format-number.ts'
import { Card } from '../../../ui/Card.tsx'
import { StageMark } from '../../../ui/figures/StageMark.tsx'
import type { stagesOf } from './figures.ts'

const fills = { 1: 'bg-f1', 2: 'bg-f2', 3: 'bg-f3' }

/** How many answers stand at each stage. */
export function StagesCard({ stages }: { stages: ReturnType<typeof stagesOf> }) {
  const { t } = useTranslation()
  const all = stages[1] + stages[2] + stages[3] + stages.none + stages.apart + stages.open
  const rest = (['none', 'apart', 'open'] as const).filter((name) => stages[name] > 0)
  return (
    <Card title={t('scores.byStage')}>
      <ul className="grid gap-3">
        {stageNumbers.map((stage) => (
          <li key={stage}>
            <span className="flex flex-wrap items-center justify-between gap-x-3 text-15">
              <StageMark stage={stage} />
              <span>{t('scores.indicators', { count: stages[stage] })}</span>
            </span>
            <span
              aria-hidden="true"
              className="mt-1 block h-2 overflow-hidden rounded-pill bg-surface3 forced-colors:border forced-colors:border-[CanvasText]"
            >
              <span
                className={`fill block h-full rounded-pill ${fills[stage]}`}
                style={{ width: `${(stages[stage] / all) * 100}%` }}
              />
            </span>
          </li>
        ))}
        {rest.map((name) => (
          <li key={name} className="flex justify-between gap-3 text-15 text-text2">
            {t(`scores.rest.${name}`)}
            <span className="font-strong tabular-nums">{formatNumber(stages[name])}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
