import { useEffect, useState } from 'react'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { hasServiceWorker, storeApplication } from '../../../offline/application-files.ts'
import { followLocks } from '../../../offline/lock/follow-locks.ts'
import { addPasskey, canUsePasskey } from '../../../offline/lock/passkey.ts'
import { removeLock } from '../../../offline/lock/remove-lock.ts'
import { lockOf } from '../../../offline/lock/stored-lock.ts'
import { useActor, useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { DeviceLockDialog } from './DeviceLockDialog.tsx'

/** A PIN or passkey that opens this device without a connection and a session. */
export function DeviceLockCard() {
  const { t } = useTranslation()
  const { id } = useActor()
  const username = useSession()?.user.username ?? ''
  const [lock, setLock] = useState(() => lockOf(id))
  const [isOpen, setOpen] = useState(false)
  const [hasPasskeys, setHasPasskeys] = useState(false)
  useEffect(() => {
    void canUsePasskey().then(setHasPasskeys)
  }, [])

  const wasSet = () => {
    setLock(lockOf(id))
    showToast('success', t('lock.card.isSet'))
    followLocks()
    // the files that open the lock have to be stored before they are needed offline
    if (hasServiceWorker()) void storeApplication().catch(() => undefined)
  }
  const remove = () => {
    removeLock(id)
    setLock(null)
    showToast('success', t('lock.card.removed'))
  }
  const add = async () => {
    const isAdded = await addPasskey(t('lock.card.passkeyName', { name: username }))
    setLock(lockOf(id))
    showToast(
      isAdded ? 'success' : 'error',
      isAdded ? t('lock.card.passkeyAdded') : t('lock.card.passkeyNot'),
    )
  }
  return (
    <Card title={t('lock.card.title')} hint={t('lock.card.hint')}>
      <div className="grid gap-3">
        <p className="text-15 text-text2">{t('lock.card.what')}</p>
        {lock && (
          <p className="text-15 font-medium">
            {t('lock.card.since', { time: formatDateTime(lock.setAt) })}{' '}
            {lock.passkey && t('lock.card.withPasskey')}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => setOpen(true)}>{lock ? t('lock.card.change') : t('lock.card.set')}</Button>
          {lock && !lock.passkey && hasPasskeys && (
            <Button onPress={() => void add()}>{t('lock.card.addPasskey')}</Button>
          )}
          {lock && (
            <Button kind="quiet-danger" onPress={remove}>
              {t('lock.card.remove')}
            </Button>
          )}
        </div>
      </div>
      <DeviceLockDialog isOpen={isOpen} onClose={() => setOpen(false)} onSet={wasSet} />
    </Card>
  )
}
