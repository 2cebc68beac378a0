import type { Action, ActionStatus } from 'contract/actions'
import type { Goal } from 'contract/goals'
import { limits } from 'contract/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../app/forms/FormDialog.tsx'
import { Banner } from '../../../../ui/Banner.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { dialogFoot } from '../../../../ui/dialog-foot.ts'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { changeAction } from '../queries.ts'
import { usePlanDeed } from '../use-plan-deed.ts'
import { focusMoved } from './focus-moved.ts'

type Props = { goal: Goal; action: Action; status: ActionStatus; onClose: () => void }

/** Blocked, postponed and cancelled say why; the reason is kept among the observations of the goal. */
export function ReasonDialog({ goal, action, status, onClose }: Props) {
  const { t } = useTranslation()
  const deed = usePlanDeed()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const name = t(`plan.status.${status}`)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const observation = text.trim()
    if (observation === '') return setFault(t('problems.required'))
    if ([...observation].length > limits.text) return setFault(t('problems.max_length'))
    const isDone = await deed.run(
      () => changeAction(goal.id, action.id, { status, observation }, action.version),
      t('plan.moved', { status: name }),
    )
    if (!isDone) return
    onClose()
    focusMoved(action.id)
  }

  return (
    <FormDialog onClose={onClose} title={t('plan.reason.title', { status: name })} width="narrow">
      {({ onLeave, onDirty }) => (
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          {deed.problem && <Banner tone="danger">{deed.problem}</Banner>}
          <p className="text-15 text-text2">{action.text}</p>
          <TextArea
            label={t('plan.reason.text')}
            hint={t('plan.reason.hint')}
            limit={limits.text}
            value={text}
            autoFocus
            onChange={(words) => {
              setText(words)
              setFault(undefined)
              onDirty(words !== '')
            }}
            problem={fault}
          />
          <div className={dialogFoot}>
            <Button onPress={onLeave}>{t('ui.cancel')}</Button>
            <Button kind="primary" type="submit" isPending={deed.isPending}>
              {t('plan.reason.confirm')}
            </Button>
          </div>
        </form>
      )}
    </FormDialog>
  )
}
