import { useQuery } from '@tanstack/react-query'
import type { AreaKind } from 'contract/access/roles'
import { languageBy } from 'contract/platform/languages'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { countryNamesQuery } from '../../../places/countries/queries.ts'
import { localRolesQuery } from '../../roles/queries.ts'
import type { PersonValues } from './person-values.ts'

const placeNames = { country: 'lists.country', region: 'lists.region', school: 'schools.school' } as const

/** `kind`: the places that the form names. */
export const usePersonTexts = (kind: AreaKind | null = null) => {
  const { t } = useTranslation()
  const { data: countries = [] } = useQuery(countryNamesQuery())
  const { data: roles = [] } = useQuery(localRolesQuery())
  const labels = {
    full_name: t('users.fullName'),
    username: t('users.username'),
    email: t('users.email'),
    phone: t('users.phone'),
    country: t('lists.country'),
    language: t('users.language'),
    role: t('users.role'),
    local_role: t('users.localRole'),
    is_superuser: t('users.superuser'),
    areas: t(kind ? placeNames[kind] : 'users.areas'),
    password: t('users.password'),
  }
  const textOf = (field: keyof PersonValues, values: PersonValues): string => {
    if (field === 'role') return t(`terms.role.${values.role}`)
    if (field === 'is_superuser') return values.is_superuser ? t('users.yes') : t('users.no')
    if (field === 'local_role')
      return roles.find(({ id }) => id === values.local_role)?.name ?? t('users.noLocalRole')
    if (field === 'country') return countries.find(({ id }) => id === values.country)?.name ?? '–'
    if (field === 'language') return languageBy(values.language).name
    return values[field] || '–'
  }
  return { labels, textOf }
}
