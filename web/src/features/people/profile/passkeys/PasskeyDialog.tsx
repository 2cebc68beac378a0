import { useQueryClient } from '@tanstack/react-query'
import { deviceName } from 'contract/people/device-name'
import { type Passkey, passkeyCalls } from 'contract/people/passkeys'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FormDialog } from '../../../../kit/forms/FormDialog.tsx'
import { FormFrame } from '../../../../kit/forms/FormFrame.tsx'
import { useForm } from '../../../../kit/forms/use-form.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { addPasskey, passkeysQuery, renamePasskey } from './queries.ts'

/** The name of a passkey. */
export function PasskeyDialog({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isDeclined, setDeclined] = useState(false)
  const form = useForm(passkeyCalls.rename.body, { name: passkey?.name ?? deviceName(navigator.userAgent) })
  const name = t('passkeys.name')

  const save = () => {
    setDeclined(false)
    void form.submit(async (body) => {
      if (passkey) await renamePasskey(passkey.id, body.name)
      else if (!(await addPasskey(body.name))) return setDeclined(true)
      showToast('success', passkey ? t('passkeys.renamed') : t('passkeys.isAdded'))
      onClose()
      await queryClient.invalidateQueries(passkeysQuery())
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={passkey ? t('passkeys.renameOf', { name: passkey.name }) : t('passkeys.add')}
    >
      {({ onLeave }) => (
        <FormFrame
          form={{ ...form, isDirty: false, save }}
          labels={{ name }}
          save={passkey ? t('passkeys.rename') : t('passkeys.next')}
          onLeave={onLeave}
        >
          {isDeclined && <Banner tone="warn">{t('passkeys.notAdded')}</Banner>}
          <TextField
            label={name}
            hint={t('passkeys.nameHint')}
            autoComplete="off"
            autoFocus
            {...form.fieldOf('name')}
          />
          {!passkey && <p className="text-15 text-text2">{t('passkeys.how')}</p>}
        </FormFrame>
      )}
    </FormDialog>
  )
}
