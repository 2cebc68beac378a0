import type { Indicator } from 'contract/instrument/instruments'
import { Circle, CircleCheck, CircleDot, PencilLine } from 'lucide'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { OpenComments } from './CommentsLink.tsx'

type Props = {
  indicator: Indicator
  href: string
  isAnswered: boolean
  isCurrent: boolean
  /** Something was typed here and not sent. */
  hasDraft: boolean
  /** How many comments on it wait for an answer. */
  openComments?: number
  onChosen?: () => void
}

/** The way to an indicator, and whether it has its answer. */
export function IndicatorRow({
  indicator,
  href,
  isAnswered,
  isCurrent,
  hasDraft,
  openComments = 0,
  onChosen,
}: Props) {
  const { t } = useTranslation()
  const { icon, tone } = isAnswered
    ? { icon: CircleCheck, tone: 'text-valid' }
    : isCurrent
      ? { icon: CircleDot, tone: 'text-primary' }
      : { icon: Circle, tone: 'text-control' }
  return (
    <li>
      <Link
        href={href}
        {...(onChosen && { onPress: onChosen })}
        {...(isCurrent && { 'aria-current': 'step' as const })}
        className="group flex min-h-11 items-start gap-2 rounded-control py-2.25 ps-2 pe-2.5 text-14 leading-snug text-text2 hover:bg-surface2 aria-[current=step]:bg-primary-soft aria-[current=step]:text-primary-soft-text"
      >
        <span className={tone}>
          <Icon of={icon} size="small" className="mt-0.5" />
        </span>
        <span className="sr-only">
          {isAnswered ? t('evaluation.isAnswered') : t('evaluation.isNotAnswered')}:{' '}
        </span>
        {/* Two lines are enough to know it again; the whole stands as the page's heading, in the title, and under the focus. */}
        <span
          title={indicator.name}
          className={isCurrent ? undefined : 'wide:line-clamp-2 group-data-focus-visible:line-clamp-none'}
        >
          <span className="font-strong tabular-nums">{indicator.code}</span> {indicator.name}
        </span>
        <OpenComments count={openComments} />
        {hasDraft && (
          <span title={t('drafts.hasDraft')} className="ms-auto text-review">
            <Icon of={PencilLine} size="small" className="mt-0.5" />
            <span className="sr-only"> {t('drafts.hasDraft')}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
