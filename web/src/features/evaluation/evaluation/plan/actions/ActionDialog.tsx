import type { Action } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { FormDialog } from '../../../../../kit/forms/FormDialog.tsx'
import type { Planning } from '../planning.ts'
import { ActionForm } from './ActionForm.tsx'
import { NewActionForm } from './NewActionForm.tsx'

type Props = { planning: Planning; goal: Goal | null; action: Action | null; onClose: () => void }

export function ActionDialog({ planning, goal, action, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDialog onClose={onClose} title={action ? t('plan.action.edit') : t('plan.action.new')}>
      {(form) =>
        action && goal ? (
          <ActionForm planning={planning} goal={goal} action={action} onSaved={onClose} {...form} />
        ) : (
          <NewActionForm planning={planning} goal={goal} onSaved={onClose} {...form} />
        )
      }
    </FormDialog>
  )
}
