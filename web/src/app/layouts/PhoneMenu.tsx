import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { SavedState } from './SavedState.tsx'

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
