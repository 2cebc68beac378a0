import { lineCalls } from 'contract/evaluation/lines'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ask } from '../../../../session/ask.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { lineName } from '../line/LinePicker.tsx'
import { openComments, sumOf } from '../texts/open-comments.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { useStep } from './use-step.ts'

export function CloseLine({ ready: { detail } }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const step = useStep()
  const close = async () => {
    const isDone = await step.run(
      () =>
        ask(lineCalls.open, {
          parameters: { id: detail.line.id },
          body: { status: 'CLOSED', evaluation: detail.id },
          key: crypto.randomUUID(),
        }),
      t('steps.lineClosed'),
    )
    if (isDone) setConfirming(false)
  }
  const leave = () => {
    setConfirming(false)
    step.clear()
  }
  const open = sumOf(openComments(detail.line))
  return (
    <>
      <Button isWide kind="primary" onPress={() => setConfirming(true)}>
        {t('steps.close')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={leave}
        kind="primary"
        title={t('steps.closeTitle', { line: lineName(t, detail.line), school: detail.school.name })}
        confirm={t('steps.close')}
        isPending={step.isPending}
        problem={step.problem}
        onConfirm={() => void close()}
      >
        {t('steps.closeText')}
        {open > 0 && <> {t('steps.closeOpenComments', { count: open })}</>}
      </ConfirmDialog>
    </>
  )
}
