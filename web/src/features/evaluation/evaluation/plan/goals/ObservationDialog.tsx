import type { Goal, Observation } from 'contract/evaluation/goals'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../../kit/forms/FormDialog.tsx'
import { useRequestKey } from '../../../../../kit/forms/use-request-key.ts'
import { addObservation, changeObservation } from '../queries.ts'
import { usePlanAction } from '../use-plan-action.ts'
import { WordsForm } from '../WordsForm.tsx'

type Props = { goal: Goal; observation: Observation | null; onClose: () => void }

/** A dated remark on how a goal goes: a new one, or the words of one that is there. */
export function ObservationDialog({ goal, observation, onClose }: Props) {
  const { t } = useTranslation()
  const keyFor = useRequestKey()
  const deed = usePlanAction()
  const save = async (words: string) => {
    const isDone = await deed.run(
      () =>
        observation
          ? changeObservation(goal.id, observation, words)
          : addObservation(goal.id, words, keyFor(words)),
      t('plan.observation.saved'),
    )
    if (isDone) onClose()
    return isDone
  }
  return (
    <FormDialog
      onClose={onClose}
      title={observation ? t('plan.observation.edit') : t('plan.observation.add')}
      width="narrow"
    >
      {(form) => (
        <WordsForm
          draftName={`goal/${goal.id}/observation/${observation?.id ?? 'new'}`}
          about={goal.title}
          label={t('plan.observation.text')}
          hint={t('evaluation.noNames')}
          begin={observation?.text ?? ''}
          confirm={t('lists.save')}
          onSave={save}
          deed={deed}
          {...form}
        />
      )}
    </FormDialog>
  )
}
