import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { commentsToAnswer } from 'contract/evaluation/comments-waiting'
import type { Indicator } from 'contract/instrument/instruments'
import { MessageSquare } from 'lucide'
import { useState } from 'react'
import { useHasDraft } from '../../../../drafts/use-has-drafts.ts'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { ErrorState } from '../../../../ui/messages/ErrorState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Segments } from '../../../../ui/navigation/Segments.tsx'
import { LoadingState } from '../../../../ui/waiting/LoadingState.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { mayComment } from '../where/place.ts'
import { addressOfIndicator, from } from '../where/use-where.ts'
import { CommentForm, draftOfNewComment } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import { CommentsCard } from './CommentsCard.tsx'
import { isNamedInAddress } from './named-comment.ts'
import { commentsOfLineQuery } from './queries.ts'

type Filter = 'open' | 'waiting' | 'own' | 'all'

const noneOf = {
  open: 'evaluation.noOpenComments',
  waiting: 'comments.noneWaiting',
  own: 'comments.noneOwn',
  all: 'evaluation.noComments',
} as const satisfies Record<Filter, string>

/** Every comment of a line: first those on the whole line with their form, then by indicator. */
export function AllComments({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const { detail, indicators, categories } = ready
  const { line } = detail
  const isOverLimit = line.comment_counts !== null
  const allComments = useQuery({
    ...commentsOfLineQuery({ evaluation: detail.id, line: line.id }),
    enabled: isOverLimit,
  })
  const comments = isOverLimit ? allComments.data : line.comments
  const wanted = useSearch({ from }).comments
  const [filter, setFilter] = useState<Filter>(wanted ?? (comments?.some(isNamedInAddress) ? 'all' : 'open'))
  const [domain, setDomain] = useState<number | null>(null)
  const actor = useActor()
  if (allComments.error && !comments)
    return (
      <ErrorState onRetry={() => void allComments.refetch()} isRetrying={allComments.isFetching}>
        {problemText(t, allComments.error)}
      </ErrorState>
    )
  if (!comments) return <LoadingState />
  const found = {
    open: comments.filter(({ resolved, hidden }) => !resolved && !hidden),
    waiting: commentsToAnswer(actor, { status: line.status, comments }, (indicator) =>
      ready.now.commentsWaiting(indicator).some(({ state }) => state === 'waiting'),
    ),
    own: comments.filter(({ author }) => author.id === actor.id),
    all: comments,
  }
  const ofDomain = new Set(
    indicators.filter(({ category }) => category.id === domain).map(({ indicator }) => indicator.id),
  )
  const shown = found[filter].filter(
    ({ indicator }) => domain === null || (indicator !== null && ofDomain.has(indicator)),
  )
  const count = (of: Filter) => found[of].length
  const mayWrite = mayComment(actor, detail)
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
          { id: 'open', label: t('evaluation.commentsOpen'), count: count('open') },
          { id: 'waiting', label: t('comments.waiting'), count: count('waiting') },
          { id: 'own', label: t('comments.own'), count: count('own') },
          { id: 'all', label: t('evaluation.commentsAll'), count: count('all') },
        ]}
      />
      <Select
        variant="filter"
        label={t('comments.domain')}
        value={domain ?? 0}
        onChange={(id) => setDomain(id === 0 ? null : id)}
        choices={[
          { id: 0, label: t('comments.everyDomain') },
          ...categories.map(({ id, number, name }) => ({ id, label: `${number}. ${name}` })),
        ]}
      />
      {domain === null && <CommentsCard ready={whole} indicator={null} />}
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
            key={`${indicator.id} ${filter} ${domain}`}
            ready={whole}
            comments={shown.filter((comment) => comment.indicator === indicator.id)}
            waiting={ready.now.commentsWaiting(indicator.id)}
          />
          {mayWrite && <AnswerHere line={line.id} indicator={indicator} />}
        </Card>
      ))}
      {shown.length === 0 && <EmptyState title={t(noneOf[filter])} />}
    </div>
  )
}

/** A person who was asked can reply without leaving the list. */
function AnswerHere({ line, indicator }: { line: number; indicator: Indicator }) {
  const { t } = useTranslation()
  const hasDraft = useHasDraft(draftOfNewComment(line, indicator.id))
  const [isOpen, setOpen] = useState(false)
  const label = t('comments.answerOn', { code: indicator.code })
  if (isOpen || hasDraft)
    return <CommentForm line={line} indicator={indicator} label={label} takesFocus={isOpen} />
  return (
    <div>
      <Button size="compact" icon={MessageSquare} aria-label={label} onPress={() => setOpen(true)}>
        {t('comments.answer')}
      </Button>
    </div>
  )
}
