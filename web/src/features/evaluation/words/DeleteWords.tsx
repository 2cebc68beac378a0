import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'

type Props = {
  /** The deed in its own word, "Delete note". */
  deed: string
  /** What it belongs to, "1.1.1": the button's name says both. */
  of: string
  /** The question that names what goes. */
  title: string
  children: ReactNode
  onDelete: () => Promise<unknown>
}

/** Deletes what somebody gave here, after a question that names it. */
export function DeleteWords({ deed, of, title, children, onDelete }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const go = async () => {
    setPending(true)
    await onDelete().finally(() => setPending(false))
    setAsked(false)
  }
  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        icon={Trash2}
        aria-label={`${deed}: ${of}`}
        onPress={() => setAsked(true)}
      >
        {deed}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={title}
        confirm={deed}
        isPending={isPending}
        onConfirm={() => void go()}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
