import type { Action } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { reportStateOf } from 'contract/evaluation/plan/reported'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { FormDialog } from '../../../../../kit/forms/FormDialog.tsx'
import { TextForm } from '../../../../../kit/forms/TextForm.tsx'
import { useRequestKey } from '../../../../../kit/forms/use-request-key.ts'
import { ReportRead } from '../../../../../kit/reporting/ReportRead.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../../ui/messages/Banner.tsx'
import { dialogFoot } from '../../../../../ui/overlays/dialog-foot.ts'
import { askAboutAction, confirmAction } from '../queries.ts'
import { usePlanAction } from '../use-plan-action.ts'

type Props = { goal: Goal; action: Action; isEditable: boolean; onClose: () => void }

export function ReportedDialog({ goal, action, isEditable, onClose }: Props) {
  const { t } = useTranslation()
  const change = usePlanAction()
  const keyFor = useRequestKey()
  const [isAsking, setAsking] = useState(false)
  const isOpen = isEditable && reportStateOf(action) !== 'confirmed'

  const confirm = async () => {
    const isDone = await change.run(() => confirmAction(goal.id, action), t('plan.report.confirmedNow'))
    if (isDone) onClose()
  }
  const ask = async (text: string) => {
    const isDone = await change.run(
      () => askAboutAction(goal.id, action.id, text, keyFor({ text })),
      t('plan.report.askedNow'),
    )
    if (isDone) onClose()
    return isDone
  }

  return (
    <FormDialog onClose={onClose} title={action.text}>
      {(form) => (
        <div className="grid gap-4">
          <ReportRead action={action} />
          {isAsking ? (
            <TextForm
              draftName={`action/${action.id}/question`}
              about={t('plan.report.askHint')}
              label={t('plan.report.askText')}
              hint={t('plan.reason.hint')}
              confirm={t('plan.report.askSend')}
              onSave={ask}
              action={change}
              {...form}
              onLeave={() => setAsking(false)}
            />
          ) : (
            <>
              {change.problem && <Banner tone="danger">{change.problem}</Banner>}
              <div className={dialogFoot}>
                {isOpen && <Button onPress={() => setAsking(true)}>{t('plan.report.ask')}</Button>}
                {isOpen && (
                  <Button kind="primary" isPending={change.isPending} onPress={() => void confirm()}>
                    {t('plan.report.confirm')}
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      )}
    </FormDialog>
  )
}
