import type { Action } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { ConfirmDialog } from '../../../../../ui/overlays/ConfirmDialog.tsx'
import { removeAction } from '../queries.ts'
import { usePlanAction } from '../use-plan-action.ts'

type Props = { goal: Goal; action: Action; onClose: () => void }

export function DeleteActionDialog({ goal, action, onClose }: Props) {
  const { t } = useTranslation()
  const deletion = usePlanAction()
  const remove = async () => {
    const isDone = await deletion.run(
      () => removeAction(goal.id, action.id, action.version),
      t('plan.action.deleted'),
    )
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('plan.action.deleteTitle', { text: action.text })}
      confirm={t('plan.action.delete')}
      onConfirm={() => void remove()}
      isPending={deletion.isPending}
      problem={deletion.problem}
    >
      {t('plan.action.deleteText')}
    </ConfirmDialog>
  )
}
