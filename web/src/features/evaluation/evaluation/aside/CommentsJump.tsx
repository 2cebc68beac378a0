import type { Indicator } from 'contract/instrument/instruments'
import { MessageSquare } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { leadTo } from '../indicator/page-keys.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

/** On a low screen the comments may lie below its edge: shows their number and links to them. */
export function CommentsJump({ ready, indicator }: { ready: EvaluationReady; indicator: Indicator }) {
  const { t } = useTranslation()
  const { detail, now } = ready
  const written = detail.line.comments.filter((comment) => comment.indicator === indicator.id)
  const count = written.length + now.commentsWaiting(indicator.id).length
  return (
    <button
      type="button"
      aria-label={`${t('evaluation.comments')}: ${count}`}
      onClick={() => leadTo('m')}
      className="hit hidden items-center gap-1.5 rounded-small text-14 font-medium text-link lowbar:@desk:inline-flex"
    >
      <Icon of={MessageSquare} size="small" />
      {count}
    </button>
  )
}
