import { type ReactNode, useState } from 'react'
import { useUnsaved } from '../../session/use-unsaved.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

type Props = {
  title: string
  width?: 'narrow' | 'normal' | 'large'
  onClose: () => void
  children: (form: { onLeave: () => void; onDirty: (isDirty: boolean) => void }) => ReactNode
}

/** Closing asks nothing, since what was typed stays as a draft. */
export function FormDialog({ title, width, onClose, children }: Props) {
  const [isDirty, setDirty] = useState(false)
  useUnsaved(isDirty)
  return (
    <Dialog isOpen onClose={onClose} title={title} {...(width && { width })}>
      {children({ onLeave: onClose, onDirty: setDirty })}
    </Dialog>
  )
}
