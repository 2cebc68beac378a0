import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { SecretOnce } from '../../../../kit/actions/SecretOnce.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { dialogFoot } from '../../../../ui/overlays/dialog-foot.ts'
import { TokenForm } from './TokenForm.tsx'

type Props = { isOpen: boolean; onMade: () => Promise<void>; onClose: () => void }

/** A form, then the token, which a press outside does not close. */
export function TokenDialog({ isOpen, onMade, onClose }: Props) {
  const { t } = useTranslation()
  const [token, setToken] = useState<string | null>(null)
  const close = () => {
    setToken(null)
    onClose()
  }
  const show = (made: string) => {
    setToken(made)
    showToast('success', t('tokens.made'))
    void onMade()
  }
  const texts = {
    label: t('tokens.token'),
    hint: t('tokens.once'),
    copy: t('tokens.copy'),
    copied: t('tokens.copied'),
    notCopied: t('tokens.notCopied'),
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} isQuestion={token !== null} title={t('tokens.add')}>
      {token === null && <TokenForm onLeave={close} onMade={show} />}
      {token !== null && (
        <>
          <SecretOnce secret={token} texts={texts} />
          <div className={dialogFoot}>
            <Button kind="primary" onPress={close}>
              {t('tokens.done')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
