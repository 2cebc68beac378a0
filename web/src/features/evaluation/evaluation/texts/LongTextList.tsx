import { useQuery } from '@tanstack/react-query'
import type { Indicator } from 'contract/instrument/instruments'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ErrorState } from '../../../../ui/messages/ErrorState.tsx'
import { LoadingState } from '../../../../ui/waiting/LoadingState.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { NoteAndComments } from './NoteAndComments.tsx'
import { textsQuery } from './queries.ts'

/** Rows that just arrived are in the cached line until the list is read again. */
const joined = <Row extends { id: number }>(read: Row[], arrived: Row[]): Row[] => [
  ...read.filter(({ id }) => !arrived.some((each) => each.id === id)),
  ...arrived,
]

/** Notes and comments of a line that has too many to include them; the form appears once they are loaded. */
export function LongTextList({ ready, indicator }: { ready: EvaluationReady; indicator: Indicator }) {
  const { t } = useTranslation()
  const { detail } = ready
  const { line } = detail
  const { data, error, refetch, isFetching } = useQuery(
    textsQuery({ evaluation: detail.id, line: line.id, indicator: indicator.id }),
  )
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
        {problemText(t, error)}
      </ErrorState>
    )
  if (!data) return <LoadingState />
  const whole = {
    ...line,
    notes: line.note_counts ? joined(data.notes, line.notes) : line.notes,
    comments: line.comment_counts ? joined(data.comments, line.comments) : line.comments,
  }
  return <NoteAndComments ready={{ ...ready, detail: { ...detail, line: whole } }} indicator={indicator} />
}
