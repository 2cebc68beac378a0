import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

type Props = { title: string; children: ReactNode; onClose: () => void }

export function NotNowDialog({ title, children, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width="narrow"
      buttons={
        <Button kind="primary" onPress={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <Banner tone="warn">{children}</Banner>
    </Dialog>
  )
}
