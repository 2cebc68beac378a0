import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { MessageSquare } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfWaitingComments } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

export function CommentsWaiting({ detail, count }: { detail: EvaluationDetail; count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Card>
      <p className="flex items-center gap-3">
        <Icon of={MessageSquare} size="large" className="text-open" />
        <Link variant="title" href={addressOfWaitingComments(detail, detail.line.id)}>
          {t('home.commentsWaiting', { count })}
        </Link>
      </p>
    </Card>
  )
}
