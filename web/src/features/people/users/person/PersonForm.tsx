import type { User } from 'contract/people/users'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../kit/forms/FormFrame.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { DetailFields } from './DetailFields.tsx'
import { emailHintOf } from './email-hint.ts'
import { SummaryFields } from './SummaryFields.tsx'
import { usePersonForm } from './use-person-form.ts'
import { vacancyText } from './vacancy.ts'

type Props = { user: User; onLeave: () => void; onDirty: (isDirty: boolean) => void; onDone: () => void }

export function PersonForm({ user, onLeave, onDirty, onDone }: Props) {
  const { t } = useTranslation()
  const form = usePersonForm(user, onDone)
  const [isConfirming, setConfirming] = useState(false)
  const { values, problemOf, hasOtherRole } = form
  const isFixed = !user.may_change_identity
  const vacancy = vacancyText(t, user)
  const save = () => (hasOtherRole ? setConfirming(true) : void form.save())
  const changeRole = () => {
    setConfirming(false)
    void form.save()
  }
  return (
    <FormFrame form={{ ...form, save }} onLeave={onLeave} onDirty={onDirty} autoComplete="off">
      <div className="grid items-start gap-5 wide:grid-cols-2">
        <DetailFields
          values={values}
          onChange={form.change}
          problemOf={problemOf}
          knownCountry={user.country}
          emailHint={emailHintOf(t, user)}
          isEmailFixed={isFixed}
        />
        <div className="grid gap-3">
          <SummaryFields values={values} onChange={form.change} problemOf={problemOf} isFixed={isFixed} />
        </div>
      </div>
      {hasOtherRole && (
        <Banner tone="warn">
          <p>{t('users.roleWarning')}</p>
          {vacancy && <p>{vacancy}</p>}
        </Banner>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('users.roleTitle', { name: user.full_name })}
        confirm={t('users.roleConfirm')}
        onConfirm={changeRole}
      >
        {vacancy && <p className="mb-2">{vacancy}</p>}
        {t('users.roleText', {
          before: t(`terms.role.${form.base.role}`),
          role: t(`terms.role.${values.role}`),
        })}
      </ConfirmDialog>
    </FormFrame>
  )
}
