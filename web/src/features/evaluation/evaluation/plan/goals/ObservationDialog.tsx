import type { Goal, Observation } from 'contract/evaluation/plan/goals'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { TextDialog } from '../../../../../kit/forms/TextDialog.tsx'
import { useRequestKey } from '../../../../../kit/forms/use-request-key.ts'
import { addObservation, changeObservation } from '../queries.ts'
import { usePlanAction } from '../use-plan-action.ts'

type Props = { goal: Goal; observation: Observation | null; onClose: () => void }

export function ObservationDialog({ goal, observation, onClose }: Props) {
  const { t } = useTranslation()
  const keyFor = useRequestKey()
  const action = usePlanAction()
  const save = (text: string) =>
    action.run(
      () =>
        observation
          ? changeObservation(goal.id, observation, text)
          : addObservation(goal.id, text, keyFor(text)),
      t('plan.observation.saved'),
    )
  return (
    <TextDialog
      title={observation ? t('plan.observation.edit') : t('plan.observation.add')}
      onClose={onClose}
      draftName={`goal/${goal.id}/observation/${observation?.id ?? 'new'}`}
      about={goal.title}
      label={t('plan.observation.text')}
      hint={t('evaluation.noNames')}
      begin={observation?.text ?? ''}
      confirm={t('lists.save')}
      onSave={save}
      action={action}
    />
  )
}
