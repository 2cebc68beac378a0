import { Problem } from 'contract/platform/problems'
import { type ReactNode, useState } from 'react'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { showToast } from '../../ui/messages/toasts.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'

type Props = {
  /** A question that names the thing. */
  title: string
  children: ReactNode
  /** The deed in its own words, and how it is told once it is done. */
  confirm: string
  done: string
  kind?: 'primary' | 'danger'
  action: () => Promise<unknown>
  onClose: () => void
  /** Reads anew what the deed changed, or what somebody else changed before it. */
  refresh?: () => unknown
  onDone?: () => void
  /** Said in place of the general words when something else still uses the thing. */
  inUse?: string
}

/** Asks before something that is hard to undo and does it; a refusal is said where it was asked. */
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
