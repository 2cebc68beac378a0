import { Trash2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'

type Props = {
  /** Names the action and its object: "Delete note". */
  label: string
  /** What it belongs to, such as "1.1.1", for the button's accessible name. */
  of: string
  title: string
  /** The head of a card has room for an icon only. */
  variant?: 'words' | 'icon'
  children: ReactNode
  onDelete: () => Promise<unknown>
}

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
