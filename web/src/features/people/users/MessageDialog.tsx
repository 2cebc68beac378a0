import { NewNotification, notificationCalls } from 'contract/messages/notifications'
import type { User } from 'contract/people/users'
import { checked } from 'contract/platform/checked'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormDialog } from '../../../kit/forms/FormDialog.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../kit/forms/use-request-key.ts'
import { ask } from '../../../session/ask.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'

type Props = { user: Pick<User, 'id' | 'full_name'>; onClose: () => void }

export function MessageDialog({ user, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDialog onClose={onClose} title={t('users.message.title', { name: user.full_name })}>
      {(form) => <MessageForm user={user} onClose={onClose} {...form} />}
    </FormDialog>
  )
}

function MessageForm({
  user,
  onClose,
  ...leaving
}: Props & { onLeave: () => void; onDirty: (isDirty: boolean) => void }) {
  const { t } = useTranslation()
  const keyFor = useRequestKey()
  const labels = { title: t('users.message.subject'), message: t('users.message.text') }
  const form = useDraftedForm({
    name: `message/${user.id}`,
    shape: NewNotification,
    begin: { user: user.id, title: '', message: '' },
  })
  const send = () =>
    form.submit(async (values) => {
      const body = checked(NewNotification, values)
      await ask(notificationCalls.send, { body, key: keyFor(body) })
      showToast('success', t('users.message.sent', { name: user.full_name }))
      onClose()
    })
  return (
    <FormFrame form={{ ...form, save: send }} labels={labels} save={t('users.message.send')} {...leaving}>
      <p className="text-text2">{t('users.message.hint')}</p>
      <TextField label={labels.title} {...form.fieldOf('title')} />
      <TextArea label={labels.message} {...form.fieldOf('message')} />
    </FormFrame>
  )
}
