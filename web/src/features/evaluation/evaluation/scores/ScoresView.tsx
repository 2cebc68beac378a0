import { can } from 'contract/access/permissions'
import { isWritable } from 'contract/evaluation/life-cycle'
import { isComplete } from 'contract/evaluation/scores/scores'
import { limits } from 'contract/platform/limits'
import { CircleAlert } from 'lucide'
import { useMemo } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { usePageTitle } from '../../../../kit/page/use-page-title.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { EvaluationBar } from '../EvaluationBar.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { EditionNote } from './EditionNote.tsx'
import { domainFigures, ratedOf, stagesOf } from './figures.ts'
import { OverallCard } from './OverallCard.tsx'
import { PrioritiesCard } from './PrioritiesCard.tsx'
import { StagesCard } from './StagesCard.tsx'
import { useWeights } from './use-weights.ts'
import { WeightsForm } from './WeightsForm.tsx'
import { WeightsRead } from './WeightsRead.tsx'

export function ScoresView({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail, now, categories, options, indicators } = ready
  const { line } = detail
  const weights = useWeights(ready)
  const isLocked = !isWritable('indiprin', line.status)
  const mayWeigh = !isLocked && can(actor, 'evaluation.weigh', placeOf(detail))
  usePageTitle(`${t('scores.title')} – ${detail.school.name}`)

  const rated = useMemo(() => {
    const byId = new Map(options.map((option) => [option.id, option]))
    return ratedOf(indicators, (indicator) => byId.get(now.answers.get(indicator)?.option ?? 0))
  }, [indicators, options, now])
  // Weights that do not add up to 100 yet are not used for ranking and results.
  const counted = weights.total === limits.scoresTotal ? weights.weights : weights.saved
  const domains = domainFigures(categories, rated, counted)

  return (
    <>
      <EvaluationBar
        detail={detail}
        section="scores"
        state={
          weights.isDirty && mayWeigh ? (
            <span className="flex items-center gap-2 text-14 font-medium text-review">
              <Icon of={CircleAlert} size="small" />
              {t('scores.notSaved')}
            </span>
          ) : undefined
        }
      />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-310 gap-4 px-4 pt-5 pb-10 outline-none wide:gap-5 wide:px-8 wide:pt-7"
      >
        <div>
          <h1>{t('scores.title')}</h1>
          <p className="mt-1 max-w-170 text-text2">{t('scores.hint')}</p>
        </div>
        <EditionNote school={detail.school.id} instrument={detail.instrument.id} line={line.id} />
        {isLocked && (
          <Banner tone="info" title={t('scores.locked')}>
            {t('scores.lockedText')}
          </Banner>
        )}
        <div className="grid items-start gap-4 wide:gap-5 desk:grid-cols-[minmax(0,1fr)_360px]">
          {mayWeigh ? (
            <WeightsForm ready={ready} weights={weights} domains={domains} />
          ) : (
            <div className="grid gap-4 wide:gap-5">
              <WeightsRead ready={ready} weights={weights.saved} domains={domains} />
              {isComplete(rated) && <StagesCard stages={stagesOf(rated)} />}
            </div>
          )}
          <div className="grid grid-cols-1 gap-4 wide:gap-5 print:grid-cols-2 print:items-start">
            <OverallCard ready={ready} rated={rated} weights={counted} isSaved={counted === weights.saved} />
            <PrioritiesCard ready={ready} domains={domains} />
            {mayWeigh && isComplete(rated) && <StagesCard stages={stagesOf(rated)} />}
          </div>
        </div>
      </main>
    </>
  )
}
