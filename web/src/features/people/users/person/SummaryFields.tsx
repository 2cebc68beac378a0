import { canCreateSuperuser } from 'contract/access/managing'
import { mayBeSuperuser, type Role, rolesForCreate } from 'contract/access/roles'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { type Summary } from './person-values.ts'

type Props = {
  values: Summary
  onChange: (change: { role?: Role; is_superuser?: boolean }) => void
  problemOf: (field: string) => { problem: string } | undefined
  isFixed?: boolean
}

/** The role, among those one may give, and whether the person is a super administrator. */
export function SummaryFields({ values, onChange, problemOf, isFixed = false }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  return (
    <>
      <Select
        id="role"
        isDisabled={isFixed}
        label={t('users.role')}
        choices={rolesForCreate(actor.role).map((id) => ({ id, label: t(`terms.role.${id}`) }))}
        value={values.role}
        onChange={(role) => onChange({ role })}
        {...problemOf('role')}
      />
      {canCreateSuperuser(actor) && values.role !== null && mayBeSuperuser(values.role) && (
        <Checkbox
          label={t('users.superuser')}
          hint={t('users.superuserHint')}
          isSelected={values.is_superuser}
          onChange={(is_superuser) => onChange({ is_superuser })}
          {...problemOf('is_superuser')}
        />
      )}
    </>
  )
}
