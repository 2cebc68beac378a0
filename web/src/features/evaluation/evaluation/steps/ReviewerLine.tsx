import type { Line } from 'contract/evaluation/lines'
import { formatDay } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useSession } from '../../../../session/use-session.ts'

export function ReviewerLine({ line }: { line: Pick<Line, 'reviewer' | 'review_by'> }) {
  const { t } = useTranslation()
  const me = useSession()?.user.id
  const { reviewer, review_by: by } = line
  if (reviewer === null) return null
  const until = by === null ? 'none' : formatDay(by)
  return (
    <p className="text-15 font-medium wrap-anywhere">
      {t(reviewer.id === me ? 'review.yours' : 'review.named', { name: reviewer.name, until })}
    </p>
  )
}
