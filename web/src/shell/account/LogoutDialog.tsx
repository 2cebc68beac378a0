import { Download } from 'lucide'
import { useDraftCount } from '../../drafts/use-has-drafts.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { saveFile } from '../../kit/exchange/save-file.ts'
import { SavedState } from '../../kit/layouts/SavedState.tsx'
import { sendNow } from '../../outbox/sending/sender.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useLogout } from './use-logout.ts'

/** Shown when something is unsent, since on a shared computer it would stay on the device. */
export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { entries } = useOutbox()
  const drafts = useDraftCount('')
  const logout = useLogout()
  const leave = async () => {
    onClose()
    await logout.run()
  }
  const save = async () => {
    const { copyOfUnsent } = await import('../../outbox/device/copy-of-unsent.ts')
    const { copyOfDrafts } = await import('../../drafts/copy-of-drafts.ts')
    saveFile(await copyOfUnsent(entries, copyOfDrafts()), 'vereda-unsent.zip')
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isQuestion
      title={t('unsent.leave.title', { count: entries.length + drafts })}
      buttons={
        <>
          <Button onPress={leave}>
            {entries.length > 0 ? t('unsent.leave.anyway') : t('unsent.leave.withoutDrafts')}
          </Button>
          {entries.length > 0 && <Button onPress={() => void sendNow()}>{t('unsent.leave.send')}</Button>}
          <Button kind="primary" autoFocus onPress={onClose}>
            {t('unsent.leave.stay')}
          </Button>
        </>
      }
    >
      {drafts > 0 && <p>{t('unsent.leave.drafts', { count: drafts })}.</p>}
      {entries.length > 0 && (
        <>
          <p className="text-text2">{t('unsent.leave.text')}</p>
          <SavedState />
        </>
      )}
      <Button icon={Download} onPress={() => void save()}>
        {t('unsent.leave.copy')}
      </Button>
    </Dialog>
  )
}
