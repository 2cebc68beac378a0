import { useQuery } from '@tanstack/react-query'
import type { Indicator } from 'contract/instrument/instruments'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ErrorState } from '../../../../ui/messages/ErrorState.tsx'
import { LoadingState } from '../../../../ui/waiting/LoadingState.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { NoteAndComments } from './NoteAndComments.tsx'
import { textsQuery } from './queries.ts'

/** What has just arrived stands in the line until the rows are read anew. */
const joined = <Row extends { id: number }>(read: Row[], arrived: Row[]): Row[] => [
  ...read.filter(({ id }) => !arrived.some((each) => each.id === id)),
  ...arrived,
]

/** The same where the line has too many notes or comments to bring them along: nothing is written before they are read. */
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
