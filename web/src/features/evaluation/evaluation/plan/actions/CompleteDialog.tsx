import type { Action } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { ActionDialog } from '../../../../../kit/actions/ActionDialog.tsx'
import { changeAction } from '../queries.ts'
import { useRefreshPlan } from '../use-plan-action.ts'

type Props = { goal: Goal; action: Action; onClose: () => void }

/** Staff complete an action without a report; confirmed, since a single key opens this. */
export function CompleteDialog({ goal, action, onClose }: Props) {
  const { t } = useTranslation()
  const refresh = useRefreshPlan()
  return (
    <ActionDialog
      kind="primary"
      title={t('plan.complete.title', { text: action.text })}
      confirm={t('plan.report.done')}
      done={t('plan.moved', { status: t('plan.status.completed') })}
      action={() => changeAction(goal.id, action.id, { status: 'completed' }, action.version)}
      onClose={onClose}
      refresh={refresh}
    >
      {t('plan.complete.text')}
    </ActionDialog>
  )
}
