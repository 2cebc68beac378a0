import { Problem } from 'contract/platform/problems'
import { type ReactNode, useState } from 'react'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { showToast } from '../../ui/messages/toasts.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'

type Props = {
  title: string
  children: ReactNode
  /** The label of the button, and the message when it is done. */
  confirm: string
  done: string
  kind?: 'primary' | 'danger'
  action: () => Promise<unknown>
  onClose: () => void
  /** Invalidates what the action changed, or what somebody else changed before. */
  refresh?: () => unknown
  onDone?: () => void
  /** Replaces the general message when something else still uses the thing. */
  inUse?: string
}

/** Confirms an action that is hard to undo; a refusal is shown in the dialog. */
export function ActionDialog(props: Props) {
  const { title, children, confirm, done, kind = 'danger', action, onClose, refresh, onDone, inUse } = props
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async () => {
    setPending(true)
    try {
      await action()
      showToast('success', done)
      onClose()
      onDone?.()
      refresh?.()
    } catch (error) {
      const isUsed = error instanceof Problem && error.code === 'in_use'
      setProblem(isUsed && inUse !== undefined ? inUse : problemText(t, error))
      setPending(false)
      if (error instanceof Problem && error.status < 500) refresh?.()
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      kind={kind}
      confirm={confirm}
      onConfirm={() => void run()}
      isPending={isPending}
      problem={problem}
    >
      {children}
    </ConfirmDialog>
  )
}
