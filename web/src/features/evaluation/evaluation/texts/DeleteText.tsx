import { Trash2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'

type Props = {
  /** The deed in its own word, "Delete note". */
  label: string
  /** What it belongs to, "1.1.1": the button's name says both. */
  of: string
  /** The question that names what goes. */
  title: string
  /** In a card's head there is room for an icon only. */
  variant?: 'words' | 'icon'
  children: ReactNode
  onDelete: () => Promise<unknown>
}

/** Deletes what somebody gave here, after a question that names it. */
export function DeleteText({ label, of, title, variant = 'words', children, onDelete }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const [isPending, setPending] = useState(false)
  const go = async () => {
    setPending(true)
    await onDelete().finally(() => setPending(false))
    setConfirming(false)
  }
  const button = { icon: Trash2, onPress: () => setConfirming(true) }
  const name = `${label}: ${of}`
  return (
    <>
      {variant === 'icon' ? (
        <IconButton label={name} {...button} />
      ) : (
        <Button kind="quiet" size="compact" aria-label={name} {...button}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={title}
        confirm={label}
        isPending={isPending}
        onConfirm={() => void go()}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
