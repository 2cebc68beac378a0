import { useQuery } from '@tanstack/react-query'
import { rolesForCreate } from 'contract/access/roles'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { useActor } from '../../../session/use-session.ts'
import { FilterSelect } from '../../../ui/choices/FilterSelect.tsx'
import { CountryPicker } from '../../places/countries/CountryPicker.tsx'
import { countryNamesQuery } from '../../places/countries/queries.ts'
import { filtersSet } from './filters.ts'
import type { UsersSearch } from './search.ts'

const all = -1

type Props = { search: UsersSearch; onChange: (part: UsersSearch) => void }

export function UserFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const { role } = useActor()
  const { data: countries = [] } = useQuery(countryNamesQuery())
  const set = filtersSet(search)
  // The list holds oneself and those one manages.
  const roles = [...new Set([role, ...rolesForCreate(role)])]
  return (
    <Filters
      isEmpty={set === 0 && countries.length < 2 && roles.length < 2}
      count={set}
      onClear={() => onChange({ role: undefined, country: undefined })}
      search={
        <ListSearch
          label={t('users.search')}
          placeholder={t('users.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(sought) => onChange({ search: sought || undefined })}
        />
      }
    >
      <FilterSelect
        label={t('users.role')}
        choices={[
          { id: all, label: t('users.allRoles') },
          ...roles.map((id) => ({ id: Number(id), label: t(`terms.role.${id}`) })),
        ]}
        value={search.role ?? null}
        onChange={(chosen) => onChange({ role: roles.find((each) => each === chosen) })}
      />
      <CountryPicker value={search.country} onChange={(country) => onChange({ country })} />
    </Filters>
  )
}
