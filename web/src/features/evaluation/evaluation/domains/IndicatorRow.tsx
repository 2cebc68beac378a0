import type { Indicator, Option } from 'contract/instrument/instruments'
import { Flag, PencilLine } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import { AnswerMark } from './AnswerMark.tsx'
import { OpenComments } from './CommentsLink.tsx'

type Props = {
  indicator: Indicator
  href: string
  answer: Pick<Option, 'code' | 'stage'> | undefined
  isCurrent: boolean
  hasDraft: boolean
  openComments?: number
  /** A reviewer requested a change that was not made yet. */
  isRequested?: boolean
  marks?: ReactNode
  onChosen?: () => void
}

export function IndicatorRow({
  indicator,
  href,
  answer,
  isCurrent,
  hasDraft,
  openComments = 0,
  isRequested = false,
  marks,
  onChosen,
}: Props) {
  const { t } = useTranslation()
  // The list scrolls by itself, so the row is brought into view when another part of the page changed the indicator.
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = row.current?.closest('nav')
    if (!isCurrent || !row.current || !list || list.scrollHeight <= list.clientHeight) return
    const [own, around] = [row.current.getBoundingClientRect(), list.getBoundingClientRect()]
    if (own.top < around.top + 200 || own.bottom > around.bottom)
      list.scrollTop += own.top - around.top - around.height / 2
  }, [isCurrent])
  return (
    <li ref={row}>
      <PlainLink
        href={href}
        {...(onChosen && { onPress: onChosen })}
        {...(isCurrent && { 'aria-current': 'step' as const })}
        className="group flex min-h-11 items-center gap-2 rounded-control py-1 ps-1.5 pe-2 text-14 leading-snug text-text2 hover:bg-surface2 aria-[current=step]:bg-primary-soft aria-[current=step]:text-primary-soft-text"
      >
        <span className="sr-only">
          {answer ? t('evaluation.isAnswered') : t('evaluation.isNotAnswered')}:{' '}
        </span>
        <AnswerMark code={answer?.code} stage={answer?.stage} />
        {/* The full name is the page's heading and the tooltip, so two lines are enough here. */}
        <span
          title={indicator.name}
          className={`min-w-0 wrap-anywhere ${
            isCurrent || indicator.short ? '' : 'wide:line-clamp-2 group-focus-visible:line-clamp-none'
          }`}
        >
          <span className="font-strong tabular-nums">{indicator.code}</span>{' '}
          {indicator.short ?? indicator.name}
        </span>
        {marks && <span className="ms-auto flex shrink-0 gap-1.5">{marks}</span>}
        {isRequested && (
          <span title={t('evaluation.waits.returned')} className="ms-auto text-review">
            <Icon of={Flag} size="small" />
            <span className="sr-only"> {t('evaluation.waits.returned')}</span>
          </span>
        )}
        <OpenComments count={openComments} />
        {hasDraft && (
          <span title={t('drafts.hasDraft')} className="ms-auto text-review">
            <Icon of={PencilLine} size="small" className="mt-0.5" />
            <span className="sr-only"> {t('drafts.hasDraft')}</span>
          </span>
        )}
      </PlainLink>
    </li>
  )
}
