import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '../../session/use-unsaved.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

type Props = {
  title: string
  width?: 'narrow' | 'normal' | 'large'
  onClose: () => void
  children: (form: { onLeave: () => void; onDirty: (isDirty: boolean) => void }) => ReactNode
}

/**
 * A form over a list. What was typed is not lost by a slip: leaving asks, and an ended session asks for the password.
 */
export function FormDialog({ title, width, onClose, children }: Props) {
  const { t } = useTranslation()
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const onLeave = () => (isDirty ? setAsking(true) : onClose())
  useUnsaved(isDirty)

  return (
    <>
      <Dialog isOpen onClose={onLeave} title={title} {...(width && { width })}>
        {children({ onLeave, onDirty: setDirty })}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('lists.discard')}
        confirm={t('lists.discardYes')}
        onConfirm={onClose}
      >
        {t('lists.discardText')}
      </ConfirmDialog>
    </>
  )
}
