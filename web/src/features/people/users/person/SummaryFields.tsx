import { useQuery } from '@tanstack/react-query'
import { canCreateSuperuser } from 'contract/access/managing'
import { mayBeSuperuser, type Role, rolesForCreate } from 'contract/access/roles'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { localRolesQuery } from '../../roles/queries.ts'
import type { Summary } from './person-values.ts'

type Props = {
  values: Summary
  onChange: (change: Partial<Summary> & { role?: Role }) => void
  problemOf: (field: string) => { problem: string } | undefined
  isFixed?: boolean
}

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
        onChange={(role) => onChange({ role, local_role: null })}
        {...problemOf('role')}
      />
      <LocalRoleField values={values} onChange={onChange} problemOf={problemOf} isFixed={isFixed} />
      {canCreateSuperuser(actor) && values.role !== null && mayBeSuperuser(values.role) && (
        <Checkbox
          label={t('users.superuser')}
          hint={t('users.superuserHint')}
          isSelected={values.is_superuser}
          onChange={(is_superuser) => onChange({ is_superuser, ...(is_superuser && { local_role: null }) })}
          {...problemOf('is_superuser')}
        />
      )}
    </>
  )
}

/** No role of a country: the whole role. */
const wholeRole = 0

/** What a role of a country leaves out; only where such roles exist. */
function LocalRoleField({ values, onChange, problemOf, isFixed = false }: Props) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(localRolesQuery())
  const fitting = data.filter(({ role }) => role === values.role)
  if (fitting.length === 0 || values.is_superuser) return null
  const isOneCountry = new Set(fitting.map(({ country }) => country.id)).size === 1
  return (
    <Select
      id="local_role"
      isDisabled={isFixed}
      label={t('users.localRole')}
      choices={[
        { id: wholeRole, label: t('users.noLocalRole') },
        ...fitting.map(({ id, name, country }) => ({
          id,
          label: name,
          ...(!isOneCountry && { hint: country.name }),
        })),
      ]}
      value={values.local_role ?? wholeRole}
      onChange={(id) => onChange({ local_role: id === wholeRole ? null : id })}
      {...problemOf('local_role')}
    />
  )
}
