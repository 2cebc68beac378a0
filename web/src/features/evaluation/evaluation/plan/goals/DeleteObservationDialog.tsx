import type { Goal, Observation } from 'contract/evaluation/plan/goals'
import { formatDate } from '../../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { ConfirmDialog } from '../../../../../ui/overlays/ConfirmDialog.tsx'
import { removeObservation } from '../queries.ts'
import { usePlanAction } from '../use-plan-action.ts'

type Props = { goal: Goal; observation: Observation; onClose: () => void }

export function DeleteObservationDialog({ goal, observation, onClose }: Props) {
  const { t } = useTranslation()
  const action = usePlanAction()
  const remove = async () => {
    const isDone = await action.run(
      () => removeObservation(goal.id, observation),
      t('plan.observation.deleted'),
    )
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('plan.observation.deleteTitle', {
        name: observation.author.name,
        date: formatDate(observation.created_at),
      })}
      confirm={t('plan.observation.delete')}
      onConfirm={() => void remove()}
      isPending={action.isPending}
      problem={action.problem}
    >
      <p className="line-clamp-4">{observation.text}</p>
    </ConfirmDialog>
  )
}
