import { daysLate, lateActions } from 'contract/evaluation/plan/plan-figures'
import { formatDay } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { focusAction } from '../../../../kit/reporting/use-done-key.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import type { OpenDialog } from './plan-dialog.ts'
import type { Planning } from './planning.ts'

export function LateNotice({ planning, onOpen }: { planning: Planning; onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const { plan, mayReport } = planning
  const late = lateActions(plan.goals)
  const [first] = late
  if (!first || !(plan.editable || mayReport)) return null
  const { text, deadline, id } = first.action
  const isOnly = late.length === 1
  return (
    <Banner
      tone="danger"
      isKnown
      title={t('dates.late.late', { count: late.length })}
      action={
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button kind="quiet" onPress={() => focusAction(id)}>
            {t(isOnly ? 'dates.late.open' : 'dates.late.openFirst')}
          </Button>
          <Button onPress={() => onOpen({ kind: mayReport ? 'propose' : 'new date', ...first })}>
            {t(mayReport ? 'dates.proposal.propose' : 'dates.new.title')}
          </Button>
        </span>
      }
    >
      <p className="wrap-anywhere">
        {t(isOnly ? 'dates.late.since' : 'dates.late.first', {
          text,
          day: formatDay(deadline ?? ''),
          count: daysLate(deadline ?? ''),
        })}{' '}
        {t(mayReport ? 'dates.late.choicesOfSchool' : 'dates.late.choices')}
      </p>
    </Banner>
  )
}
