import { Check, Flag, History, type IconNode, RefreshCw } from 'lucide'
import { formatDate } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FilterSelect } from '../../../../ui/choices/FilterSelect.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { CommentsLink } from '../domains/CommentsLink.tsx'
import { IndicatorRow } from '../domains/IndicatorRow.tsx'
import { sumOf } from '../texts/open-comments.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { chooseListFilter } from '../where/list-filter.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import { type ReviewFilter, returnedAt, reviewFilters } from './review-lists.ts'
import { listOfReview, useReviewList } from './use-review-list.ts'

type Props = { ready: EvaluationReady; current: PlacedIndicator; onChosen?: () => void }

const marks = {
  agreed: { icon: Check, colour: 'text-valid' },
  changed: { icon: RefreshCw, colour: 'text-text2' },
  requested: { icon: Flag, colour: 'text-review' },
  requestedBefore: { icon: History, colour: 'text-text2' },
} as const satisfies Record<string, { icon: IconNode; colour: string }>

export function ReviewNav({ ready, current, onChosen }: Props) {
  const { t } = useTranslation()
  const { indicators } = ready
  const { line } = ready.detail
  const list = useReviewList(ready, current)
  const { lists, filter, shown, judged } = list
  const since = returnedAt(line)
  return (
    <>
      <div className="sticky top-0 z-1 grid gap-2 border-b border-border bg-surface px-3 pt-3 pb-2">
        <p className="flex justify-between font-strong tabular-nums">
          <span>{t('review.lookedAt')}</span>
          <span>{t('evaluation.ofTotal', { count: judged, total: indicators.length })}</span>
        </p>
        <ProgressBar label={t('review.judged')} value={judged} max={indicators.length} />
        <FilterSelect<ReviewFilter>
          isWide
          label={t('review.show')}
          value={filter}
          choices={reviewFilters.map((id) => ({
            id,
            label: `${t(`review.filter.${id}`)} ·\u00a0${lists.of(id).length}`,
          }))}
          onChange={(id) => chooseListFilter(listOfReview(line.id), id)}
        />
      </div>
      <CommentsLink ready={ready} open={sumOf(lists.comments)} {...(onChosen && { onChosen })} />
      {since !== null && lists.changed.size === 0 && (
        <p className="px-4.5 pb-2 text-14 text-text2">
          {t('review.nothingNew', { date: formatDate(since) })}
        </p>
      )}
      {shown.length === 0 && (
        <p className="px-4.5 pb-2 text-14 text-text2">
          {filter === 'unseen' ? t('review.allSeen') : t('review.noneShown')}
        </p>
      )}
      <ol className="px-2 pb-3">
        {shown.map((placed) => (
          <ReviewRow
            key={placed.indicator.id}
            ready={ready}
            placed={placed}
            isCurrent={placed === current}
            list={list}
            {...(onChosen && { onChosen })}
          />
        ))}
      </ol>
      <p aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 px-4.5 pb-4 text-13 text-text2">
        {(
          [
            'agreed',
            'changed',
            'requested',
            ...(since === null ? [] : (['requestedBefore'] as const)),
          ] as const
        ).map((each) => (
          <span key={each} className="flex items-center gap-1">
            <Mark of={each} />
            {t(`review.mark.${each}`)}
          </span>
        ))}
      </p>
    </>
  )
}

type RowProps = {
  ready: EvaluationReady
  placed: PlacedIndicator
  isCurrent: boolean
  list: ReturnType<typeof useReviewList>
  onChosen?: () => void
}

function ReviewRow({ ready, placed: { indicator }, isCurrent, list, onChosen }: RowProps) {
  const { detail, now, options } = ready
  const { review, lists } = list
  const judgement = review.on({ indicator: indicator.id })
  return (
    <IndicatorRow
      indicator={indicator}
      href={addressOfIndicator(detail, indicator.code)}
      answer={options.find(({ id }) => id === now.answers.get(indicator.id)?.option)}
      openComments={lists.comments.get(indicator.id) ?? 0}
      hasDraft={review.unsent.includes(indicator.id)}
      isCurrent={isCurrent}
      marks={
        <>
          {lists.changed.has(indicator.id) && <Mark of="changed" />}
          {!judgement && lists.requestedBefore.has(indicator.id) && <Mark of="requestedBefore" />}
          {judgement?.agreed === false && <Mark of="requested" />}
          {judgement?.agreed && <Mark of="agreed" />}
        </>
      }
      {...(onChosen && { onChosen })}
    />
  )
}

function Mark({ of }: { of: keyof typeof marks }) {
  const { t } = useTranslation()
  const { icon, colour } = marks[of]
  return (
    <span title={t(`review.mark.${of}`)} className={colour}>
      <Icon of={icon} size="small" />
      <span className="sr-only"> {t(`review.mark.${of}`)}</span>
    </span>
  )
}
