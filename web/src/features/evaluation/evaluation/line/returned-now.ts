import { type Returned, type ReturnedRequest, returnedRequests } from 'contract/evaluation/returned'
import type { EvaluationReady } from '../use-evaluation.ts'

const isWaiting = (entry: { state: string } | null | undefined): boolean => entry?.state === 'waiting'

/** Whether an entry in the outbox answers the request; a refused entry does not. */
const isAnsweredHere = (
  { now }: EvaluationReady,
  { indicator, category, stage }: ReturnedRequest['message'],
): boolean => {
  if (indicator === null)
    return [1, 2, 3].some(
      (each) => (stage === null || stage === each) && now.filesWaiting(category ?? 0, each).some(isWaiting),
    )
  const answer = now.answers.get(indicator)
  return (
    (isWaiting(answer?.waiting) && answer?.option !== answer?.saved?.option.id) ||
    isWaiting(now.noteWaiting(indicator)) ||
    now.commentsWaiting(indicator).some(isWaiting)
  )
}

/** The last return; unsent changes count as answers to it. */
export const returnedNow = (ready: EvaluationReady): Returned | null => {
  const returned = returnedRequests(ready.detail.line)
  return (
    returned && {
      ...returned,
      requests: returned.requests.map(({ message, isMended }) => ({
        message,
        isMended: isMended || isAnsweredHere(ready, message),
      })),
    }
  )
}
