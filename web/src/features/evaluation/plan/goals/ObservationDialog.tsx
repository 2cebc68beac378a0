import type { Goal, Observation } from 'contract/goals'
import { limits } from 'contract/limits'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../app/forms/FormDialog.tsx'
import { useRequestKey } from '../../../../app/forms/use-request-key.ts'
import { Banner } from '../../../../ui/Banner.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { dialogFoot } from '../../../../ui/dialog-foot.ts'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { addObservation, changeObservation } from '../queries.ts'
import { usePlanDeed } from '../use-plan-deed.ts'

type Props = { goal: Goal; observation: Observation | null; onClose: () => void }

/** A dated note on how a goal goes: a new one, or the words of one that is there. */
export function ObservationDialog({ goal, observation, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDialog
      onClose={onClose}
      title={observation ? t('plan.observation.edit') : t('plan.observation.add')}
      width="narrow"
    >
      {({ onLeave, onDirty }) => (
        <ObservationForm
          goal={goal}
          observation={observation}
          onSaved={onClose}
          onLeave={onLeave}
          onDirty={onDirty}
        />
      )}
    </FormDialog>
  )
}

type FormProps = Omit<Props, 'onClose'> & {
  onSaved: () => void
  onLeave: () => void
  onDirty: (isDirty: boolean) => void
}

function ObservationForm({ goal, observation, onSaved, onLeave, onDirty }: FormProps) {
  const { t } = useTranslation()
  const keyFor = useRequestKey()
  const deed = usePlanDeed()
  const [text, setText] = useState(observation?.text ?? '')
  const [fault, setFault] = useState<string>()
  const isDirty = text !== (observation?.text ?? '')
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return setFault(t('problems.required'))
    if ([...words].length > limits.text) return setFault(t('problems.max_length'))
    const isDone = await deed.run(
      () =>
        observation
          ? changeObservation(goal.id, observation, words)
          : addObservation(goal.id, words, keyFor(words)),
      t('plan.observation.saved'),
    )
    if (isDone) onSaved()
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {deed.problem && <Banner tone="danger">{deed.problem}</Banner>}
      <p className="text-15 text-text2">{goal.title}</p>
      <TextArea
        label={t('plan.observation.text')}
        hint={t('evaluation.noNames')}
        limit={limits.text}
        value={text}
        autoFocus
        onChange={(words) => {
          setText(words)
          setFault(undefined)
        }}
        problem={fault}
      />
      <div className={dialogFoot}>
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={deed.isPending}>
          {t('lists.save')}
        </Button>
      </div>
    </form>
  )
}
