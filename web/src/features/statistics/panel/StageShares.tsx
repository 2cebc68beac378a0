import type { StageCounts } from 'contract/standing'
import { totalOf } from 'contract/statistics-figures'
import { useTranslation } from 'react-i18next'
import { StageBar } from '../../../ui/figures/StageBar.tsx'
import { StageMark } from '../../../ui/figures/StageMark.tsx'
import { wholePercents } from './whole-percents.ts'

type Props = {
  /** The counts of each domain. */
  stages: readonly StageCounts[]
  /** Are there numbers that are too small to be shown? */
  isHidden: boolean
  say: (part: number) => string
}

const shown = [
  [1, 'change'],
  [2, 'transformation'],
  [3, 'innovation'],
] as const

/** The parts of all indicators at each stage: a bar for the eye, and beside each stage its number. */
export function StageShares({ stages, isHidden, say }: Props) {
  const { t } = useTranslation()
  const sum = (name: keyof StageCounts) => stages.reduce((all, counts) => all + counts[name], 0)
  const total = stages.reduce((all, counts) => all + totalOf(counts), 0)
  if (total === 0) {
    return <p className="text-text2">{isHidden ? t('glance.tooFew') : t('glance.nothing')}</p>
  }
  const none = sum('none')
  const parts = wholePercents([...shown.map(([, name]) => sum(name)), none])
  return (
    <>
      <p className="text-14 text-text2">{t('glance.hint')}</p>
      <div aria-hidden="true" className="mt-2.5">
        <StageBar
          none={none}
          stages={shown.map(([stage, name]) => ({ stage, underWay: 0, reached: sum(name) }))}
        />
      </div>
      <dl className="mt-3 grid gap-2">
        {shown.map(([stage, name], place) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <dt>
              <StageMark stage={stage} />
            </dt>
            <dd className="font-strong tabular-nums">{say((parts[place] ?? 0) / 100)}</dd>
          </div>
        ))}
        {none > 0 && (
          <div className="flex items-center justify-between gap-3">
            <dt className="flex items-center gap-1.75 font-semibold text-text2">
              <span aria-hidden="true" className="size-5 rounded-[4px] border border-dashed border-control" />
              {t('glance.noEvidence')}
            </dt>
            <dd className="font-strong tabular-nums">{say((parts[shown.length] ?? 0) / 100)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
