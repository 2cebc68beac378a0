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

/** Gives an action another status; where that needs a reason, asks for it first. */
export const useMove = (onOpen: OpenDialog): Move => {
  const { t } = useTranslation()
  const change = usePlanAction((problem) => showToast('error', problem))
  return ({ goal, action }, status) => {
    if (status === action.status) return
    if (statusesWithReason.includes(status)) return onOpen({ kind: 'reason', goal, action, status })
    // the menu is gone, or the card lies, before the board follows
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
