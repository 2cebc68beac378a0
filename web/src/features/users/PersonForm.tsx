import type { User } from 'contract/users'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../app/ConflictNotice.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { DetailFields } from './DetailFields.tsx'
import { StandingFields } from './StandingFields.tsx'
import { usePersonForm } from './use-person-form.ts'

type Props = { user: User; onLeave: () => void; onDirty: (isDirty: boolean) => void; onDone: () => void }

export function PersonForm({ user, onLeave, onDirty, onDone }: Props) {
  const { t } = useTranslation()
  const form = usePersonForm(user, onDone)
  const [isAsking, setAsking] = useState(false)
  const { values, problemOf, isDirty, hasOtherRole } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasOtherRole) setAsking(true)
    else void form.save()
  }
  const changeRole = () => {
    setAsking(false)
    void form.save()
  }
  return (
    <form onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
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
        <DetailFields
          values={values}
          onChange={form.change}
          problemOf={problemOf}
          knownCountry={user.country}
        />
        <div className="grid gap-3">
          <StandingFields values={values} onChange={form.change} problemOf={problemOf} />
        </div>
      </div>
      {hasOtherRole && <Banner tone="warn">{t('users.roleWarning')}</Banner>}
      <div className="flex flex-col-reverse gap-2 wide:flex-row wide:justify-end">
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('lists.save')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('users.roleTitle', { name: user.full_name })}
        confirm={t('users.roleConfirm')}
        onConfirm={changeRole}
      >
        {t('users.roleText', {
          before: t(`terms.role.${form.base.role}`),
          role: t(`terms.role.${values.role}`),
        })}
      </ConfirmDialog>
    </form>
  )
}
