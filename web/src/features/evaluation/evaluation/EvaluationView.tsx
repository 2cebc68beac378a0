import { can } from 'contract/access/permissions'
import { memo, useDeferredValue, useState } from 'react'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { IndicatorAside } from './aside/IndicatorAside.tsx'
import { CasesProposal } from './cases/lazy-proposal.ts'
import { DomainPicker } from './domains/DomainPicker.tsx'
import { DomainNav } from './domains/lazy-domain-nav.ts'
import { NextWaiting } from './domains/NextWaiting.tsx'
import { DutiesCard } from './duties/lazy-duties-card.ts'
import { EvaluationBar } from './EvaluationBar.tsx'
import { EvaluationColumns } from './EvaluationColumns.tsx'
import { IndicatorView } from './indicator/IndicatorView.tsx'
import { LineNotices } from './line/LineNotices.tsx'
import { RatersCard, RatersView } from './raters/lazy-raters.ts'
import { loadPassedOn, loadReviewView } from './review/load-view.ts'
import type { EvaluationReady } from './use-evaluation.ts'
import { useAtHand } from './where/at-hand.ts'
import { endOf, placeOf } from './where/place.ts'
import { useTurnedPage } from './where/use-turned-page.ts'
import { useWhere } from './where/use-where.ts'

const AllComments = lazily(async () => {
  const [part] = await Promise.all([import('./texts/AllComments.tsx'), readOwnTexts('comments')])
  return part.AllComments
})
const ReadinessCard = lazily(async () => (await import('./steps/ReadinessCard.tsx')).ReadinessCard)
const EndOfLine = lazily(
  async () => (await import('./steps/EndOfLine.tsx')).EndOfLine,
  <div className="min-h-13.5" />,
)
const StepsCard = lazily(
  async () => (await import('./steps/StepsCard.tsx')).StepsCard,
  <div className="min-h-40" />,
)
const BatchPage = lazily(async () => {
  const [part] = await Promise.all([
    import('./evidence/batch/BatchPage.tsx'),
    readOwnTexts('batch', 'unsent'),
  ])
  return part.BatchPage
})
const ReviewView = lazily(loadReviewView, <main id="main" className="min-h-dvh" />)
const PassedOn = lazily(loadPassedOn)

export const EvaluationView = memo(function EvaluationView({ ready }: { ready: EvaluationReady }) {
  const actor = useActor()
  const where = useWhere(ready)
  const { detail, indicators } = ready
  const { line } = detail
  const isOpen = line.status === 'OPEN'
  const end = endOf(actor, detail)
  const current = indicators[where.index]
  // On a slow device the indicator is rendered before the rest of the page.
  const isWhole = useDeferredValue(true, false)
  /** The indicator that was shown last while the line was in review. */
  const [reviewed, setReviewed] = useState<number | null>(null)

  useAtHand()
  useTurnedPage(current?.indicator.code)
  usePageTitle(detail.school.name)

  if (!current) return null
  if (where.part === 'files')
    return (
      <>
        <EvaluationBar detail={detail} />
        <BatchPage ready={ready} />
      </>
    )
  if (where.part === 'raters')
    return (
      <>
        <EvaluationBar detail={detail} />
        <RatersView ready={ready} current={current} />
      </>
    )
  if (line.status === 'IN REVIEW' && can(actor, 'line.review', placeOf(detail))) {
    if (reviewed !== current.indicator.id) setReviewed(current.indicator.id)
    return (
      <>
        <EvaluationBar detail={detail} />
        <ReviewView ready={ready} current={current} part={where.part} />
      </>
    )
  }
  return (
    <>
      <EvaluationBar detail={detail} picker={<DomainPicker ready={ready} current={current} />} />
      {end && <EndOfLine ready={ready} end={end} />}
      <EvaluationColumns
        domains={isWhole && <DomainNav ready={ready} current={current} />}
        aside={
          isWhole && (
            <>
              <LineNotices ready={ready} />
              <IndicatorAside
                key={current.indicator.id}
                ready={ready}
                current={current}
                isOfLine={where.part === 'comments'}
              />
              <div className="wide:hidden">
                <NextWaiting ready={ready} index={where.index} />
              </div>
              {isOpen && current.indicator.statements?.length > 0 && (
                <CasesProposal ready={ready} current={current} />
              )}
              <DutiesCard ready={ready} />
              {isOpen ? <ReadinessCard ready={ready} where={where} /> : <StepsCard ready={ready} />}
              <RatersCard ready={ready} current={current} />
            </>
          )
        }
      >
        {where.part === 'comments' ? (
          <AllComments ready={ready} />
        ) : isOpen && reviewed === current.indicator.id ? (
          <PassedOn ready={ready} onGoOn={() => setReviewed(null)} />
        ) : (
          <IndicatorView key={current.indicator.id} ready={ready} current={current} where={where} />
        )}
      </EvaluationColumns>
    </>
  )
})
