import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from '../../i18n/translation.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { useOverlay } from './open-overlays.ts'

interface SidePanelProps {
  onClose: () => void
  title: string
  hint?: string
  children: ReactNode
}

/** A dialog at the side, since what is chosen in it changes the visible page. */
export function SidePanel({ onClose, title, hint, children }: SidePanelProps) {
  const { t } = useTranslation()
  useOverlay(true, onClose)
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-50 flex justify-end bg-[rgb(8_14_28/0.2)]"
    >
      <Modal className="h-full w-full animate-appear overflow-auto border-s border-border bg-surface shadow-e3 phone:w-100">
        <AriaDialog className="flex flex-col gap-5 p-5 outline-none">
          <div className="flex items-start justify-between gap-3">
            <div>
              <Heading slot="title" className="pt-1.5 text-20 leading-snug font-bold">
                {title}
              </Heading>
              {hint && <p className="mt-1 text-14 text-text2">{hint}</p>}
            </div>
            <span className="-me-2 -mt-1">
              <IconButton icon={X} label={t('ui.close')} onPress={onClose} />
            </span>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
