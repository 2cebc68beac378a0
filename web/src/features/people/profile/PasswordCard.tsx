import { useQueryClient } from '@tanstack/react-query'
import { PasswordChange } from 'contract/people/accounts'
import { keysOf } from 'contract/platform/typed'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useForm } from '../../../kit/forms/use-form.ts'
import { takeTokens } from '../../../session/renew.ts'
import { useUnsaved } from '../../../session/use-unsaved.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { changePassword, sessionsQuery } from './queries.ts'

const empty = { previous_password: '', password: '', password_confirmation: '' }

/** A new password ends every other session and gives this one new tokens. */
export function PasswordCard() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const form = useForm(PasswordChange, empty)
  const { values, set, fieldOf } = form
  const labels = {
    previous_password: t('profile.currentPassword'),
    password: t('profile.newPassword'),
    password_confirmation: t('profile.newPasswordAgain'),
  }
  const isDirty = Object.values(values).some((value) => value !== '')
  useUnsaved(isDirty)

  const save = () =>
    void form.submit(async (body) => {
      const { access, refresh } = await changePassword(body)
      await takeTokens({ access, refresh })
      for (const name of keysOf(empty)) set(name, '')
      showToast('success', t('profile.passwordChanged'))
      await queryClient.invalidateQueries(sessionsQuery())
    })
  return (
    <Card title={t('profile.password')} hint={t('profile.passwordHint')}>
      <FormFrame form={{ ...form, isDirty, save }} labels={labels} save={t('profile.changePassword')}>
        <PasswordField
          label={labels.previous_password}
          autoComplete="current-password"
          {...fieldOf('previous_password')}
        />
        <PasswordField
          label={labels.password}
          hint={t('profile.newPasswordHint')}
          autoComplete="new-password"
          {...fieldOf('password')}
        />
        <PasswordField
          label={labels.password_confirmation}
          autoComplete="new-password"
          {...fieldOf('password_confirmation')}
        />
      </FormFrame>
    </Card>
  )
}
