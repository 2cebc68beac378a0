import { waitsFor } from 'contract/evaluation/comments-waiting'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { MessageSquare } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

/** Comments of the reviewers without an answer of the school; nothing while there are none. */
export function CommentsWaiting({ detail }: { detail: EvaluationDetail }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { line } = detail
  const count = line.comments.filter((comment) => waitsFor(actor, comment, line.comments)).length
  if (count === 0 || line.status === 'CLOSED') return null
  return (
    <Card>
      <p className="flex items-center gap-3">
        <Icon of={MessageSquare} size="large" className="text-open" />
        <Link variant="title" href={addressOfEvaluation(detail, { line: line.id, part: 'comments' })}>
          {t('home.commentsWaiting', { count })}
        </Link>
      </p>
    </Card>
  )
}
