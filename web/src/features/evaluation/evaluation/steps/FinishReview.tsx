import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useOnline } from '../../../../session/use-online.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { EvidenceWarnings } from './EvidenceWarnings.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { ReviewerLine } from './ReviewerLine.tsx'
import { ReviewWarnings } from './ReviewWarnings.tsx'
import { type End, factsOf } from './review-facts.ts'
import { useReview } from './use-review.ts'

export function FinishReview({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const [end, setEnd] = useState<End | null>(null)
  const { line } = ready.detail
  const review = useReview(line.id)
  const isOnline = useOnline()
  const facts = factsOf(ready, review)
  const count = review.messages.length
  return (
    <>
      <ReviewerLine line={line} />
      <p className="text-14 text-text2">
        {t('review.summary', { count: facts.unseen, total: ready.indicators.length })}{' '}
        {t('review.requests', { count })}
      </p>
      {!isOnline && <p className="text-14 text-text2">{t('review.needsConnection')}</p>}
      {/* Both labels are given the height of the longer one, so that nothing moves while a request is written. */}
      <div className="flex gap-2 *:min-h-14 *:flex-1 *:basis-0 *:px-2! *:leading-tight *:whitespace-normal!">
        <Button isDisabled={!isOnline} onPress={() => setEnd('return')}>
          {t('review.return', { count })}
        </Button>
        <Button isDisabled={!isOnline} onPress={() => setEnd('validate')}>
          {t('review.validate')}
        </Button>
      </div>
      <FinishDialog ready={ready} review={review} facts={facts} end={end} onClose={() => setEnd(null)} />
    </>
  )
}

/** What to look at again in the whole line before validating it. */
export function LineWarnings({ ready }: { ready: EvaluationReady }) {
  return (
    <>
      <ReviewWarnings ready={ready} />
      <EvidenceWarnings ready={ready} />
    </>
  )
}
