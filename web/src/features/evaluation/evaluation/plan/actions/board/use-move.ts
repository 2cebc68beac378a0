import { type ActionStatus, statusesWithReason } from 'contract/evaluation/plan/actions'
import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { useTranslation } from '../../../../../../i18n/translation.tsx'
import { showToast } from '../../../../../../ui/messages/toasts.ts'
import { afterPaint } from '../../../../../../ui/waiting/after-paint.ts'
import type { OpenDialog } from '../../plan-dialog.ts'
import { changeAction } from '../../queries.ts'
import { usePlanAction } from '../../use-plan-action.ts'
import { focusMoved } from './focus-moved.ts'

export type Move = (placed: Placed, status: ActionStatus) => void

/** Changes the status of an action, after asking for a reason where one is needed. */
export const useMove = (onOpen: OpenDialog): Move => {
  const { t } = useTranslation()
  const change = usePlanAction((problem) => showToast('error', problem))
  return ({ goal, action }, status) => {
    if (status === action.status) return
    if (statusesWithReason.includes(status)) return onOpen({ kind: 'reason', goal, action, status })
    // The menu or the dragged card disappears before the board changes.
    void afterPaint()
      .then(() =>
        change.run(
          () => changeAction(goal.id, action.id, { status }, action.version),
          t('plan.moved', { status: t(`plan.status.${status}`) }),
        ),
      )
      .then(() => focusMoved(action.id))
  }
}
