import type { Action } from 'contract/evaluation/plan/actions'
import { daysLate } from 'contract/evaluation/plan/plan-figures'
import { Calendar, TriangleAlert } from 'lucide'
import { formatDay } from '../../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Icon } from '../../../../../ui/Icon.tsx'

export function Deadline({ action }: { action: Pick<Action, 'deadline' | 'overdue'> }) {
  const { t } = useTranslation()
  const { deadline, overdue } = action
  if (deadline === null) return <span className="text-14 text-text2">{t('plan.noDeadline')}</span>
  const tone = overdue ? 'font-strong text-danger' : 'text-text2'
  return (
    <span className={`inline-flex items-center gap-1.5 text-14 ${tone}`}>
      <Icon of={overdue ? TriangleAlert : Calendar} size="small" />
      <span className="sr-only">{t('plan.action.deadline')}: </span>
      <span>
        <time dateTime={deadline}>{formatDay(deadline)}</time>
        {overdue && `, ${t('dates.late.days', { count: daysLate(deadline) })}`}
      </span>
    </span>
  )
}
