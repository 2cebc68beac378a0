import { Menu } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { SavedState } from '../../kit/layouts/SavedState.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { MenuLinks } from './MenuLinks.tsx'

export function PhoneMenu() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Menu} label={t('shell.openMenu')} onPress={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('shell.menu')}>
        <MenuLinks onChoose={() => setOpen(false)} />
        <SavedState />
      </Dialog>
    </>
  )
}
