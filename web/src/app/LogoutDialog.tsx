import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sendNow } from '../outbox/sender.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { SavedState } from './layouts/SavedState.tsx'
import { saveFile } from './long-work/save-file.ts'
import { useLogout } from './use-logout.ts'

/** Asked when something is not sent yet: on a shared computer it would lie here until the person comes back. */
export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { entries } = useOutbox()
  const logout = useLogout()
  const leave = async () => {
    onClose()
    await logout.run()
  }
  const save = async () => {
    const { copyOfUnsent } = await import('../outbox/copy-of-unsent.ts')
    saveFile(await copyOfUnsent(entries), 'vereda-unsent.zip')
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isQuestion
      title={t('shell.leave.title', { count: entries.length })}
      buttons={
        <>
          <Button onPress={leave}>{t('shell.leave.anyway')}</Button>
          <Button onPress={() => void sendNow()}>{t('shell.leave.send')}</Button>
          <Button kind="primary" autoFocus onPress={onClose}>
            {t('shell.leave.stay')}
          </Button>
        </>
      }
    >
      <p className="text-text2">{t('shell.leave.text')}</p>
      <SavedState />
      <Button icon={Download} onPress={() => void save()}>
        {t('shell.leave.copy')}
      </Button>
    </Dialog>
  )
}
