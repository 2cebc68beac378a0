import { daysLate } from 'contract/evaluation/plan/plan-figures'
import type { CurrentLine, NextAction } from 'contract/insight/results/school-overview'
import { addressOfPlan } from 'contract/messages/notifications'
import { CalendarX2 } from 'lucide'
import { formatDay } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Badge } from '../../../../ui/figures/Badge.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

/** The next actions, late ones first. */
export function PlanCard({ current }: { current: CurrentLine }) {
  const { t } = useTranslation()
  const { plan, evaluation, line } = current
  const done = t('school.plan.done', { completed: plan.completed, total: plan.actions })
  const late = plan.late > 0 ? `, ${t('school.plan.late', { count: plan.late })}` : ''
  return (
    <Card
      isFlush
      title={t('school.plan.title')}
      hint={plan.actions > 0 && done + late}
      aside={
        <Link variant="strong" href={addressOfPlan(evaluation, line.id)}>
          {t('school.plan.open')}
        </Link>
      }
    >
      {plan.next.length > 0 ? (
        <ul>
          {plan.next.map((action) => (
            <ActionRow key={action.id} action={action} />
          ))}
        </ul>
      ) : (
        <p className="px-4 pb-4 text-15 text-text2 wide:px-5">
          {plan.actions > 0 ? t('school.plan.allDone') : t('school.plan.none')}
        </p>
      )}
    </Card>
  )
}

function ActionRow({ action }: { action: NextAction }) {
  const { t } = useTranslation()
  const { text, domain, accountable, deadline, overdue } = action
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-border px-4 py-3 wide:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-strong wrap-anywhere">{text}</p>
        <p className="text-14 wrap-anywhere text-text2">
          {[t('school.plan.domain', { number: domain }), ...(accountable ? [accountable] : [])].join(' · ')}
        </p>
      </div>
      {overdue && deadline !== null ? (
        <Badge tone="red" icon={CalendarX2}>
          {t('school.plan.daysLate', { count: daysLate(deadline) })}
        </Badge>
      ) : (
        <span className="text-14 text-text2">
          {deadline === null ? t('school.plan.noDay') : t('school.plan.until', { day: formatDay(deadline) })}
        </span>
      )}
    </li>
  )
}
