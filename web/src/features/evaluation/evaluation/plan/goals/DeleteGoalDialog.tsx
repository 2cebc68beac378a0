import type { Goal } from 'contract/evaluation/plan/goals'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { ConfirmDialog } from '../../../../../ui/overlays/ConfirmDialog.tsx'
import type { Planning } from '../planning.ts'
import { removeGoal } from '../queries.ts'
import { usePlanAction } from '../use-plan-action.ts'

type Props = { planning: Planning; goal: Goal; onClose: () => void }

export function DeleteGoalDialog({ planning, goal, onClose }: Props) {
  const { t } = useTranslation()
  const action = usePlanAction()
  const remove = async () => {
    const isDone = await action.run(
      () => removeGoal(planning.plan.id, goal.id, goal.version),
      t('plan.goal.deleted'),
    )
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('plan.goal.deleteTitle', { title: goal.title })}
      confirm={t('plan.goal.delete')}
      onConfirm={() => void remove()}
      isPending={action.isPending}
      problem={action.problem}
    >
      {t('plan.goal.deleteText', { count: goal.actions.length })}
    </ConfirmDialog>
  )
}
