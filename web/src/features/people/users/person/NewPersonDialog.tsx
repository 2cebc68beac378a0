import { useTranslation } from '../../../../i18n/translation.tsx'
import { FormDialog } from '../../../../kit/forms/FormDialog.tsx'
import { FormFrame } from '../../../../kit/forms/FormFrame.tsx'
import { useInstallation } from '../../../../kit/page/use-installation.ts'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { DetailFields } from './DetailFields.tsx'
import { PlacesField } from './PlacesField.tsx'
import { kindFor, type PlaceToFill } from './person-values.ts'
import { SummaryFields } from './SummaryFields.tsx'
import { useNewPerson } from './use-new-person.ts'

/** `at`: the place for which the person is sought. */
export function NewPersonDialog({ at, onClose }: { at?: PlaceToFill; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDialog title={t('users.new')} width="large" onClose={onClose}>
      {(leaving) => <NewPersonForm {...leaving} {...(at && { at })} onDone={onClose} />}
    </FormDialog>
  )
}

type Props = {
  at?: PlaceToFill
  onLeave: () => void
  onDirty: (isDirty: boolean) => void
  onDone: () => void
}

function NewPersonForm({ at, onLeave, onDirty, onDone }: Props) {
  const { t } = useTranslation()
  const form = useNewPerson(onDone, at)
  const { values, problemOf } = form
  const kind = kindFor(values.role)
  return (
    <FormFrame
      form={{ ...form, save: form.create }}
      save={t('users.add')}
      onLeave={onLeave}
      onDirty={onDirty}
      autoComplete="off"
    >
      <div className="grid items-start gap-5 wide:grid-cols-2">
        <DetailFields values={values} onChange={form.change} problemOf={problemOf} />
      </div>
      <div className="grid items-start gap-5 border-t border-border pt-4 wide:grid-cols-2">
        <div className="grid gap-3">
          <SummaryFields values={values} onChange={form.setRole} problemOf={problemOf} />
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
        <LoginFields form={form} />
      </div>
    </FormFrame>
  )
}

/** Without a password the person gets a link to choose one. */
function LoginFields({ form }: { form: ReturnType<typeof useNewPerson> }) {
  const { t } = useTranslation()
  const sendsEmails = useInstallation()?.sends_emails !== false
  const { values, problemOf } = form
  return (
    <>
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
        hint={t(sendsEmails ? 'users.passwordHint' : 'users.passwordHintFolder')}
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => form.set('password', password)}
        {...problemOf('password')}
      />
    </>
  )
}
