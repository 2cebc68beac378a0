import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { ReportMark } from '../../../../../kit/reporting/ReportMark.tsx'
import { ReportRead } from '../../../../../kit/reporting/ReportRead.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import type { Planning } from '../planning.ts'

type Props = { planning: Planning; placed: Placed; onOpen: OpenDialog }

export function ReportButton({ planning, placed, onOpen }: Props) {
  const { t } = useTranslation()
  const { goal, action } = placed
  if (planning.mayReport)
    return (
      <>
        <span className="empty:hidden">
          <ReportMark action={action} />
        </span>
        {(action.reported || action.confirmed) && <ReportRead action={action} />}
      </>
    )
  if (!action.reported && !action.confirmed) return null
  return (
    <span className="flex flex-wrap items-center gap-2">
      <ReportMark action={action} />
      {action.reported && (
        <Button
          size="compact"
          aria-label={t('plan.report.lookOf', { text: action.text })}
          onPress={() => onOpen({ kind: 'report', goal, action })}
        >
          {t('plan.report.look')}
        </Button>
      )}
    </span>
  )
}
