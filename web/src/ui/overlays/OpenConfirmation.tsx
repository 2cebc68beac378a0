import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../buttons/Button.tsx'
import { Banner } from '../messages/Banner.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  /** A question that names the thing: "Delete Escuela Rural Ollanta?" */
  title: string
  children: ReactNode
  /** The label of the action, "Delete school", never "Yes". */
  confirm: string
  onConfirm: () => void
  kind?: 'primary' | 'danger'
  isPending?: boolean
  problem?: string | undefined
}

export function OpenConfirmation(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    confirm,
    onConfirm,
    kind = 'danger',
    isPending = false,
    problem,
  } = props
  const { t } = useTranslation()
  const buttons = (
    <>
      <Button autoFocus onPress={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button kind={kind} isPending={isPending} onPress={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} buttons={buttons} isQuestion width="narrow">
      <div className="text-text2">{children}</div>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Dialog>
  )
}
