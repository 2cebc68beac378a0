import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { setLock } from '../../../offline/lock/lock.ts'
import { isGuessable } from '../../../offline/lock/tries.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

type Props = { isOpen: boolean; onClose: () => void; onSet: () => void }
type Fault = 'weak' | 'different' | 'failed'

export function DeviceLockDialog({ isOpen, onClose, onSet }: Props) {
  const { t } = useTranslation()
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [fault, setFault] = useState<Fault>()
  const [isPending, setPending] = useState(false)

  const close = () => {
    setPin('')
    setAgain('')
    setFault(undefined)
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (isGuessable(pin)) return setFault('weak')
    if (pin !== again) return setFault('different')
    setPending(true)
    const isSet = await setLock(pin).catch(() => false)
    setPending(false)
    if (!isSet) return setFault('failed')
    close()
    onSet()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('lock.card.title')}>
      <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
        {fault === 'failed' && <Banner tone="danger">{t('lock.card.failed')}</Banner>}
        <p className="text-15 text-text2">{t('lock.card.not')}</p>
        <PasswordField
          label={t('lock.card.pin')}
          hint={t('lock.card.pinHint')}
          autoComplete="off"
          autoFocus
          value={pin}
          onChange={setPin}
          {...(fault === 'weak' && { problem: t('lock.card.weak') })}
        />
        <PasswordField
          label={t('lock.card.again')}
          autoComplete="off"
          value={again}
          onChange={setAgain}
          {...(fault === 'different' && { problem: t('lock.card.different') })}
        />
        <div className="flex flex-col-reverse gap-2 wide:flex-row wide:justify-end">
          <Button onPress={close}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" isPending={isPending}>
            {t('lock.card.set')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
