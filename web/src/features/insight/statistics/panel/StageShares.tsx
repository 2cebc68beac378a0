import { profileOfCounts, type StageCounts } from 'contract/evaluation/scores/summary'
import { indicatorsOf, sumOfStages } from 'contract/insight/statistics/statistics-figures'
import { wholePercents } from 'contract/insight/statistics/whole-percents'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { StageBar } from '../../../../ui/figures/StageBar.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'

type Props = {
  /** One row for each domain. */
  stages: readonly StageCounts[]
  /** Some numbers are hidden because they are small. */
  isHidden: boolean
  textOf: (part: number) => string
}

/** Parts of all indicators by stage, as a bar and as numbers. */
export function StageShares({ stages, isHidden, textOf }: Props) {
  const { t } = useTranslation()
  const all = sumOfStages(stages)
  if (indicatorsOf(all) === 0) {
    return <p className="text-text2">{isHidden ? t('glance.tooFew') : t('glance.nothing')}</p>
  }
  const profile = profileOfCounts(all)
  const parts = wholePercents([
    ...profile.stages.flatMap(({ reached, underWay }) => [reached, underWay]),
    profile.none,
  ])
  const part = (place: number): string => textOf((parts[place] ?? 0) / 100)
  return (
    <>
      <p className="text-14 text-text2">{t('glance.hint')}</p>
      <div aria-hidden="true" className="mt-2.5">
        <StageBar {...profile} />
      </div>
      <dl className="mt-3 grid gap-2">
        {profile.stages.map(({ stage }, place) => (
          <div key={stage} className="flex flex-wrap items-center justify-between gap-x-3">
            <dt>
              <StageMark stage={stage} />
            </dt>
            <dd className="text-end tabular-nums">
              {t('figures.stageCounts', { reached: part(place * 2), underWay: part(place * 2 + 1) })}
            </dd>
          </div>
        ))}
        {profile.none > 0 && (
          <div className="flex items-center justify-between gap-3">
            <dt className="flex items-center gap-1.75 font-semibold text-text2">
              <span aria-hidden="true" className="size-5 rounded-[4px] border border-dashed border-control" />
              {t('glance.noEvidence')}
            </dt>
            <dd className="tabular-nums">{part(profile.stages.length * 2)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-14 text-text2">
        {t('figures.full')}. {t('figures.hatched')}.
      </p>
    </>
  )
}
