import type { Goal } from 'contract/evaluation/plan/goals'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { FormDialog } from '../../../../../kit/forms/FormDialog.tsx'
import type { Planning } from '../planning.ts'
import { GoalForm } from './GoalForm.tsx'
import { NewGoalForm } from './NewGoalForm.tsx'

type Props = { planning: Planning; goal: Goal | null; on: number | null; onClose: () => void }

export function GoalDialog({ planning, goal, on, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDialog onClose={onClose} title={goal ? t('plan.goal.edit') : t('plan.goal.new')}>
      {(form) =>
        goal ? (
          <GoalForm planning={planning} goal={goal} onSaved={onClose} {...form} />
        ) : (
          <NewGoalForm planning={planning} on={on} onSaved={onClose} {...form} />
        )
      }
    </FormDialog>
  )
}
