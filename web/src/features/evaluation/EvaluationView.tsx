import { can } from 'contract/permissions'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-session.ts'
import { later } from '../../ui/later.tsx'
import { useAtHand } from './at-hand.ts'
import { DomainNav } from './DomainNav.tsx'
import { DomainPicker } from './DomainPicker.tsx'
import { EvaluationBar } from './EvaluationBar.tsx'
import { EvidencePanel } from './evidence/EvidencePanel.tsx'
import { IndicatorView } from './IndicatorView.tsx'
import { LineNotices } from './LineNotices.tsx'
import { placeOf } from './place.ts'
import { ReadinessCard } from './steps/ReadinessCard.tsx'
import { StepsCard } from './steps/StepsCard.tsx'
import type { EvaluationReady } from './use-evaluation.ts'
import { useWhere } from './use-where.ts'

const ReviewSummary = later(async () => (await import('./steps/ReviewSummary.tsx')).ReviewSummary)

/**
 * Domains beside, one indicator in the middle, evidence and the line's next step at the end.
 * The columns beside scroll with the page: what takes focus in them always comes into sight.
 */
export function EvaluationView({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const actor = useActor()
  const where = useWhere(ready)
  const { detail, indicators } = ready
  const { line } = detail
  const isOpen = line.status === 'OPEN'
  const current = indicators[where.index]
  const mayReview = can(actor, 'line.review', placeOf(detail))

  useAtHand()
  useEffect(() => {
    document.title = `${detail.school.name} – ${t('terms.product')}`
  }, [detail.school.name, t])

  if (!current) return null
  return (
    <>
      <EvaluationBar detail={detail} />
      <div className="px-4 pt-2.5 wide:hidden">
        <DomainPicker ready={ready} current={current} />
      </div>
      <div className="wide:[container-type:inline-size]">
        <div className="mx-auto max-w-390 wide:grid wide:grid-cols-[17.5rem_minmax(0,1fr)] wide:items-start @desk:grid-cols-[18.75rem_minmax(0,1fr)_21.75rem]">
          <div className="hidden border-e border-border bg-surface wide:row-span-2 wide:block wide:self-stretch @desk:row-span-1 print:hidden">
            <nav aria-label={t('evaluation.domains')}>
              <DomainNav ready={ready} current={current} />
            </nav>
          </div>
          <main
            id="main"
            tabIndex={-1}
            className="min-w-0 px-4 pt-4 pb-5 outline-none wide:px-7 wide:pt-6 wide:pb-8"
          >
            {where.part === 'review' ? (
              <ReviewSummary ready={ready} />
            ) : (
              <>
                <LineNotices ready={ready} />
                <IndicatorView key={current.indicator.id} ready={ready} current={current} where={where} />
              </>
            )}
          </main>
          <div className="grid content-start gap-4 px-4 pb-24 short:pb-6 wide:col-start-2 wide:px-7 wide:pb-6 @desk:col-start-3 @desk:ps-0 @desk:pe-6 @desk:pt-6 @desk:pb-8">
            {line.status === 'IN REVIEW' && mayReview && <StepsCard ready={ready} />}
            <EvidencePanel ready={ready} category={current.category} />
            {isOpen && <ReadinessCard ready={ready} />}
            {!isOpen && !(line.status === 'IN REVIEW' && mayReview) && <StepsCard ready={ready} />}
          </div>
        </div>
      </div>
    </>
  )
}
