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
 * The columns beside scroll with the page; one that is longer than the screen stops where its end is seen.
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
          <div className="hidden border-e border-border bg-surface wide:flex wide:flex-col wide:justify-end wide:row-span-2 wide:self-stretch @desk:row-span-1 short:justify-start print:hidden">
            <nav
              aria-label={t('evaluation.domains')}
              className="sticky bottom-[var(--guide,0px)] min-h-[calc(100dvh-4.25rem-var(--guide,0px))] short:static short:min-h-0"
            >
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
          <div className="wide:col-start-2 @desk:col-start-3 @desk:flex @desk:flex-col @desk:justify-end @desk:self-stretch short:justify-start">
            <div className="grid content-start gap-4 px-4 pb-24 short:pb-6 wide:px-7 wide:pb-6 @desk:sticky @desk:bottom-[var(--guide,0px)] @desk:min-h-[calc(100dvh-4.25rem-var(--guide,0px))] @desk:ps-0 @desk:pe-6 @desk:pt-6 @desk:pb-8 short:static short:min-h-0">
              {line.status === 'IN REVIEW' && mayReview && <StepsCard ready={ready} />}
              <EvidencePanel ready={ready} category={current.category} />
              {isOpen && <ReadinessCard ready={ready} />}
              {!isOpen && !(line.status === 'IN REVIEW' && mayReview) && <StepsCard ready={ready} />}
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
