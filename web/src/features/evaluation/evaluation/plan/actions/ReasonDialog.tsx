import type { Action, ActionStatus } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { TextDialog } from '../../../../../kit/forms/TextDialog.tsx'
import { changeAction } from '../queries.ts'
import { usePlanAction } from '../use-plan-action.ts'
import { focusMoved } from './board/focus-moved.ts'

type Props = { goal: Goal; action: Action; status: ActionStatus; onClose: () => void }

/** The reason for blocking, postponing or cancelling is stored as an observation of the goal. */
export function ReasonDialog({ goal, action, status, onClose }: Props) {
  const { t } = useTranslation()
  const change = usePlanAction()
  const name = t(`plan.status.${status}`)
  const save = async (observation: string) => {
    const isDone = await change.run(
      () => changeAction(goal.id, action.id, { status, observation }, action.version),
      t('plan.moved', { status: name }),
    )
    // After the dialog has closed.
    if (isDone) focusMoved(action.id)
    return isDone
  }
  return (
    <TextDialog
      title={t('plan.reason.title', { status: name })}
      onClose={onClose}
      draftName={`action/${action.id}/${status}`}
      about={action.text}
      label={t('plan.reason.text')}
      hint={t('plan.reason.hint')}
      confirm={t('plan.reason.confirm')}
      onSave={save}
      action={change}
    />
  )
}
