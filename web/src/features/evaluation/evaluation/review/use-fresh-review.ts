import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReviewMark } from 'contract/evaluation/review-marks'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { SentRow } from '../../../../outbox/rebase.ts'
import { onArrival } from '../../../../outbox/sending/sender.ts'
import { useActor } from '../../../../session/use-session.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { evaluationQuery } from '../../evaluations/queries.ts'
import { markArrived, reviewMarksQuery } from '../steps/review-queries.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

/** Milliseconds between two requests for other reviewers' marks and for the line. */
const pace = { marks: 20_000, line: 30_000 }

const isMark = (row: SentRow): row is ReviewMark => row !== null && 'verdict' in row

/** Polls while a review is open; a line that somebody else moved on is announced once. */
export const useFreshReview = ({ detail }: EvaluationReady): void => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const me = useActor().id
  const { line } = useSearch({ from: '/blank/evaluations/detail/$id/instrument/$instrumentId' })
  const shown = evaluationQuery(detail.id, line)
  // Marks that were sent while no review was open are not in the cache, so it is always read again.
  useQuery({ ...reviewMarksQuery(detail.line.id), refetchInterval: pace.marks, refetchOnMount: 'always' })
  useQuery({ ...shown, refetchInterval: pace.line })

  useEffect(
    () =>
      onArrival(({ work, line }, row) => {
        // Before the outbox drops the entry: otherwise the indicator would look undecided in between.
        if (work.kind === 'mark') markArrived(queryClient, line, work.indicator, isMark(row) ? row : null)
      }),
    [queryClient],
  )

  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => {
      const now = queryClient.getQueryData(shown.queryKey)?.line
      if (now?.id !== detail.line.id || now.reviews.at(-1)?.by.id === me) return
      // A return is shown by the page in place of the indicator.
      if (now.status !== 'IN REVIEW' && now.status !== 'OPEN') showToast('error', t('review.movedOn'))
    }
  })
  useEffect(() => () => leave.current(), [])
}
