import type { Category } from 'contract/instrument/instruments'
import { Check } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import { OpenComments } from './CommentsLink.tsx'

type Props = {
  domain: Pick<Category, 'number' | 'name'>
  /** Its first indicator without an answer, else its first. */
  href: string
  answered: number
  total: number
  isCurrent: boolean
  openComments?: number
  onChosen?: () => void
}

export function DomainHead({ domain, href, answered, total, isCurrent, openComments = 0, onChosen }: Props) {
  const { t } = useTranslation()
  const isDone = answered === total
  return (
    <PlainLink
      href={href}
      {...(onChosen && { onPress: onChosen })}
      className="flex min-h-12 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-15 leading-snug font-medium text-text hover:bg-surface2"
    >
      <span
        className={`grid size-6.5 shrink-0 place-items-center rounded-pill border-[1.5px] text-13 font-semibold ${numberStyle(isDone, isCurrent)}`}
      >
        {isDone ? <Icon of={Check} size="small" /> : domain.number}
        {isDone && <span className="sr-only">{domain.number}.</span>}
      </span>
      {/* In a narrow column the counts wrap below the name. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5">
        <span className="min-w-0 flex-1 basis-32 hyphens-auto wrap-break-word">{domain.name}</span>
        <OpenComments count={openComments} />
        <span className="text-14 text-text2 tabular-nums" aria-hidden="true">
          {answered}/{total}
        </span>
      </span>
      <span className="sr-only">{t('evaluation.answeredOf', { count: answered, total })}</span>
    </PlainLink>
  )
}

const numberStyle = (isDone: boolean, isCurrent: boolean): string => {
  if (isDone) return 'border-valid bg-valid-bg text-valid'
  return isCurrent ? 'border-primary bg-primary text-on-primary' : 'border-control text-text2'
}
