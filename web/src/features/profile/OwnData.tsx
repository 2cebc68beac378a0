import type { User } from 'contract/users'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../app/ConflictNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { HomeCountryPicker } from '../users/HomeCountryPicker.tsx'
import { LetterLanguagePicker } from '../users/LetterLanguagePicker.tsx'
import { useProfileForm } from './use-profile-form.ts'

const texts = [
  { field: 'full_name', type: 'text', autoComplete: 'name' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

const names = [
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'username', type: 'text', autoComplete: 'username' },
] as const

/** One's own data. What one logs in with is changed only with the password. */
export function OwnData({ user }: { user: User }) {
  const { t } = useTranslation()
  const form = useProfileForm(user)
  const { values, set, problemOf, labels } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
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
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <ErrorSummary problems={form.problems} />
        {form.differences && (
          <ConflictNotice
            differences={form.differences}
            onTheirs={form.takeTheirs}
            onMine={() => void form.save()}
            isPending={form.isPending}
          />
        )}
        <div className="grid items-start gap-5 wide:grid-cols-2">
          {texts.map(textField)}
          <HomeCountryPicker
            value={values.country}
            onChange={(country) => set('country', country)}
            known={user.country}
            {...problemOf('country')}
          />
          <LetterLanguagePicker
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
        <div className="flex flex-col wide:flex-row wide:justify-end">
          <Button kind="primary" type="submit" isPending={form.isPending}>
            {t('lists.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
