import { MessageSquare } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'

export function OpenComments({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span className="ms-auto flex shrink-0 items-center gap-1 text-14 text-review tabular-nums">
      <Icon of={MessageSquare} size="small" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> {t('evaluation.openComments', { count })}</span>
    </span>
  )
}

type Props = { ready: EvaluationReady; open: number; onChosen?: () => void }

export function CommentsLink({ ready, open, onChosen }: Props) {
  const { t } = useTranslation()
  const { detail } = ready
  return (
    <p className="px-2 pb-1">
      <PlainLink
        href={addressOfEvaluation(detail, { line: detail.line.id, part: 'comments' })}
        {...(onChosen && { onPress: onChosen })}
        className="flex min-h-11 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-15 font-medium text-text hover:bg-surface2"
      >
        {t('evaluation.allComments')}
        <OpenComments count={open} />
      </PlainLink>
    </p>
  )
}
