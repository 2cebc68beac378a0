import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { ErrorState } from '../../../../ui/messages/ErrorState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Segments } from '../../../../ui/navigation/Segments.tsx'
import { LoadingState } from '../../../../ui/waiting/LoadingState.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import { CommentList } from './CommentList.tsx'
import { CommentsCard } from './CommentsCard.tsx'
import { isNamedInAddress } from './named-comment.ts'
import { commentsOfLineQuery } from './queries.ts'

type Filter = 'open' | 'all'

/** Every comment of a line: those on the whole line, where they are written too, then by indicator. */
export function AllComments({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const { detail, indicators } = ready
  const { line } = detail
  const isOverLimit = line.comment_counts !== null
  const allComments = useQuery({
    ...commentsOfLineQuery({ evaluation: detail.id, line: line.id }),
    enabled: isOverLimit,
  })
  const comments = isOverLimit ? allComments.data : line.comments
  const [filter, setFilter] = useState<Filter>(comments?.some(isNamedInAddress) ? 'all' : 'open')
  if (allComments.error && !comments)
    return (
      <ErrorState onRetry={() => void allComments.refetch()} isRetrying={allComments.isFetching}>
        {problemText(t, allComments.error)}
      </ErrorState>
    )
  if (!comments) return <LoadingState />
  const open = comments.filter(({ resolved, hidden }) => !resolved && !hidden)
  const shown = filter === 'open' ? open : comments
  const whole = { ...ready, detail: { ...detail, line: { ...line, comments: shown } } }
  const spokenOf = indicators.filter(({ indicator }) =>
    shown.some((comment) => comment.indicator === indicator.id),
  )
  return (
    <div className="grid gap-5">
      <h1>{t('evaluation.allComments')}</h1>
      <Segments<Filter>
        label={t('evaluation.commentFilter')}
        value={filter}
        onChange={setFilter}
        choices={[
          { id: 'open', label: t('evaluation.commentsOpen'), count: open.length },
          { id: 'all', label: t('evaluation.commentsAll'), count: comments.length },
        ]}
      />
      <CommentsCard ready={whole} indicator={null} />
      {spokenOf.map(({ indicator }) => (
        <Card
          key={indicator.id}
          title={`${indicator.code} ${indicator.name}`}
          aside={
            <Link
              href={addressOfIndicator(detail, indicator.code)}
              aria-label={t('evaluation.openIndicator', { code: indicator.code })}
            >
              {indicator.code}
            </Link>
          }
        >
          <CommentList
            key={`${indicator.id} ${filter}`}
            ready={whole}
            comments={shown.filter((comment) => comment.indicator === indicator.id)}
            waiting={ready.now.commentsWaiting(indicator.id)}
          />
        </Card>
      ))}
      {shown.length === 0 && (
        <EmptyState title={filter === 'open' ? t('evaluation.noOpenComments') : t('evaluation.noComments')} />
      )}
    </div>
  )
}
