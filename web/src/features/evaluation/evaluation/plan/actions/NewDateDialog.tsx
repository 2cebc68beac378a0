import type { Action } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { formatDay } from '../../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { DayDialog } from '../../../../../kit/forms/DayDialog.tsx'
import { changeAction } from '../queries.ts'
import { usePlanAction } from '../use-plan-action.ts'
import { focusMoved } from './board/focus-moved.ts'

type Props = { goal: Goal; action: Action; onClose: () => void }

/** A late action gets another day with a reason, which is stored as an observation of the goal. */
export function NewDateDialog({ goal, action, onClose }: Props) {
  const { t } = useTranslation()
  const change = usePlanAction()
  const save = async (deadline: string, observation: string) => {
    const isDone = await change.run(
      () => changeAction(goal.id, action.id, { deadline, observation }, action.version),
      t('dates.new.saved', { day: formatDay(deadline) }),
    )
    // After the dialog has closed.
    if (isDone) focusMoved(action.id)
    return isDone
  }
  return (
    <DayDialog
      title={t('dates.new.title')}
      onClose={onClose}
      draftName={`action/${action.id}/new-date`}
      about={action.text}
      label={t('dates.new.why')}
      hint={t('plan.reason.hint')}
      confirm={t('dates.new.title')}
      onSave={save}
      action={change}
    />
  )
}
