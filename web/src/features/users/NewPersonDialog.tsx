import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../app/FormDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DetailFields } from './DetailFields.tsx'
import { PlacesField } from './PlacesField.tsx'
import { kindFor } from './person-values.ts'
import { StandingFields } from './StandingFields.tsx'
import { useNewPerson } from './use-new-person.ts'

export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDialog title={t('users.new')} width="large" onClose={onClose}>
      {(leaving) => <NewPersonForm {...leaving} onDone={onClose} />}
    </FormDialog>
  )
}

type Props = { onLeave: () => void; onDirty: (isDirty: boolean) => void; onDone: () => void }

function NewPersonForm({ onLeave, onDirty, onDone }: Props) {
  const { t } = useTranslation()
  const form = useNewPerson(onDone)
  const { values, problemOf, isDirty } = form
  const kind = kindFor(values.role)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.create()
  }
  return (
    <form onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      <ErrorSummary problems={form.problems} />
      <div className="grid items-start gap-5 wide:grid-cols-2">
        <DetailFields values={values} onChange={form.change} problemOf={problemOf} />
      </div>
      <div className="grid items-start gap-5 border-t border-border pt-4 wide:grid-cols-2">
        <div className="grid gap-3">
          <StandingFields values={values} onChange={form.setRole} problemOf={problemOf} />
        </div>
        {kind && (
          <PlacesField
            kind={kind}
            places={form.places}
            onAdd={form.add}
            onRemove={form.remove}
            {...problemOf('areas')}
          />
        )}
      </div>
      <div className="grid items-start gap-5 border-t border-border pt-4 wide:grid-cols-2">
        <TextField
          id="username"
          label={t('users.username')}
          hint={t('users.usernameHint')}
          autoComplete="off"
          value={values.username}
          onChange={(username) => form.set('username', username)}
          {...problemOf('username')}
        />
        <PasswordField
          id="password"
          label={t('users.password')}
          isOptional
          hint={t('users.passwordHint')}
          autoComplete="new-password"
          value={values.password}
          onChange={(password) => form.set('password', password)}
          {...problemOf('password')}
        />
      </div>
      <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('users.add')}
        </Button>
      </div>
    </form>
  )
}
