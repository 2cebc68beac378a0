import { X } from 'lucide'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from '../../i18n/translation.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import { dialogFoot } from './dialog-foot.ts'
import type { DialogProps } from './dialog-props.ts'
import { useOverlay } from './open-overlays.ts'

const widths = {
  narrow: 'wide:max-w-110',
  normal: 'wide:max-w-140',
  large: 'wide:max-w-220',
  full: 'wide:max-w-320',
}

/** Traps the focus and returns it when closed; on a phone the dialog is at the bottom. */
export function OpenDialog({
  isOpen,
  onClose,
  title,
  children,
  buttons,
  isQuestion,
  isHanging = false,
  width = 'normal',
}: DialogProps) {
  const { t } = useTranslation()
  useOverlay(isOpen, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isQuestion}
      className={classes(
        'fixed inset-0 z-50 flex justify-center bg-[rgb(8_14_28/0.5)] wide:p-6',
        isHanging ? 'items-start wide:pt-[10vh]' : 'items-end wide:items-center',
      )}
    >
      <Modal
        className={classes(
          'max-h-[92dvh] w-full scroll-pb-24 animate-appear overflow-auto border border-border bg-surface shadow-e3 wide:rounded-large',
          isHanging ? 'rounded-b-large wide:max-h-[85dvh]' : 'rounded-t-large',
          widths[width],
        )}
      >
        <AriaDialog
          role={isQuestion ? 'alertdialog' : 'dialog'}
          className="flex min-w-0 flex-col gap-4 p-5 outline-none"
        >
          <div className="flex items-start justify-between gap-3">
            <Heading slot="title" className="pt-1.5 text-20 leading-snug font-bold">
              {title}
            </Heading>
            {!isQuestion && (
              <span className="-me-2 -mt-1">
                <IconButton icon={X} label={t('ui.close')} onPress={onClose} />
              </span>
            )}
          </div>
          {children}
          {buttons && <div className={dialogFoot}>{buttons}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
