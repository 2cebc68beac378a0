import type { LineChange } from 'contract/evaluation/lines'
import type { Indicator, Option } from 'contract/instrument/instruments'
import { ArrowRight, RefreshCw } from 'lucide'
import { formatDate } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { AnswerMark } from '../domains/AnswerMark.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import type { New } from './new-since.ts'
import { returnedAt } from './review-lists.ts'

type Props = { ready: EvaluationReady; indicator: Indicator; news: New }

export function ChangedHere({ ready, indicator, news }: Props) {
  const { t } = useTranslation()
  const { line } = ready.detail
  const since = returnedAt(line)
  if (since === null) return null
  const change = line.changed_since_submission.find((each) => each.indicator === indicator.id)
  const requests = line.reviews
    .flatMap(({ messages }) => messages)
    .filter((message) => message.indicator === indicator.id)
  const others = [
    news.notes.length > 0 && t('review.newNotes', { count: news.notes.length }),
    news.files.length > 0 && t('review.newFiles', { count: news.files.length }),
  ].filter((each) => each !== false)
  const isChanged = change !== undefined || others.length > 0
  return (
    <div className="mt-1.5 grid gap-1 text-14 text-text2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon of={RefreshCw} size="small" />
        {isChanged
          ? t('review.changedSince', { date: formatDate(since) })
          : t('review.sameSince', { date: formatDate(since) })}
        {change && <Change change={change} options={ready.options} />}
        {others.length > 0 && <span>{others.join(' · ')}</span>}
      </p>
      {requests.map(({ text }) => (
        <p key={text}>{t('review.askedBefore', { text })}</p>
      ))}
    </div>
  )
}

function Change({ change, options }: { change: LineChange; options: readonly Option[] }) {
  const { t } = useTranslation()
  const { from, to } = change
  const stageOf = (code: LineChange['from']) => options.find((option) => option.code === code)?.stage
  return (
    <>
      <span aria-hidden="true" className="flex items-center gap-1.5">
        <AnswerMark code={from ?? undefined} stage={stageOf(from)} />
        <Icon of={ArrowRight} size="small" isMirrored />
        <AnswerMark code={to ?? undefined} stage={stageOf(to)} />
      </span>
      <span className="sr-only">
        {t('review.fromTo', { from: from ?? t('review.none'), to: to ?? t('review.none') })}
      </span>
    </>
  )
}
