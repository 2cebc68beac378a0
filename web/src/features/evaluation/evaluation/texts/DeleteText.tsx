import { Trash2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'

type Props = {
  /** The deed in its own word, "Delete note". */
  deed: string
  /** What it belongs to, "1.1.1": the button's name says both. */
  of: string
  /** The question that names what goes. */
  title: string
  /** In a card's head there is room for an icon only. */
  look?: 'words' | 'icon'
  children: ReactNode
  onDelete: () => Promise<unknown>
}

/** Deletes what somebody gave here, after a question that names it. */
export function DeleteText({ deed, of, title, look = 'words', children, onDelete }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const go = async () => {
    setPending(true)
    await onDelete().finally(() => setPending(false))
    setAsked(false)
  }
  const button = { icon: Trash2, onPress: () => setAsked(true) }
  const name = `${deed}: ${of}`
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={name} {...button} />
      ) : (
        <Button kind="quiet" size="compact" aria-label={name} {...button}>
          {deed}
        </Button>
      )}
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
