import type { Profile } from 'contract/people/accounts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { EmailLanguagePicker } from '../users/EmailLanguagePicker.tsx'
import { HomeCountryPicker } from '../users/HomeCountryPicker.tsx'
import { UnconfirmedEmail } from './UnconfirmedEmail.tsx'
import { useProfileForm } from './use-profile-form.ts'

const texts = [
  { field: 'full_name', type: 'text', autoComplete: 'name' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

const names = [
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'username', type: 'text', autoComplete: 'username' },
] as const

/** User name and e-mail are changed only with the password. */
export function OwnData({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const form = useProfileForm(user)
  const { values, set, problemOf, labels } = form
  const textField = ({ field, ...how }: (typeof texts)[number] | (typeof names)[number]) => (
    <TextField
      key={field}
      id={field}
      label={labels[field]}
      {...how}
      isOptional={field === 'phone'}
      value={values[field]}
      onChange={(value) => set(field, value)}
      {...problemOf(field)}
    />
  )
  return (
    <Card title={t('profile.data')}>
      <UnconfirmedEmail user={user} />
      <FormFrame form={form}>
        <div className="grid items-start gap-5 wide:grid-cols-2">
          {texts.map(textField)}
          <HomeCountryPicker
            value={values.country}
            onChange={(country) => set('country', country)}
            known={user.country}
            {...problemOf('country')}
          />
          <EmailLanguagePicker
            value={values.language}
            onChange={(language) => set('language', language)}
            {...problemOf('language')}
          />
          {names.map(textField)}
          {form.needsPassword && (
            <PasswordField
              id="current_password"
              label={t('profile.currentPassword')}
              hint={t('profile.currentPasswordHint')}
              autoComplete="current-password"
              value={form.password}
              onChange={form.setPassword}
              {...problemOf('current_password')}
            />
          )}
        </div>
      </FormFrame>
    </Card>
  )
}
