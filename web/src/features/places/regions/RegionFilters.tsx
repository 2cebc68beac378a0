import { useQuery } from '@tanstack/react-query'
import { hasFullScope } from 'contract/access/roles'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { useActor } from '../../../session/use-session.ts'
import { CountryPicker } from '../countries/CountryPicker.tsx'
import { countryNamesQuery } from '../countries/queries.ts'
import type { RegionsSearch } from './search.ts'

type Props = { search: RegionsSearch; onChange: (part: RegionsSearch) => void }

export function RegionFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const { data: countries } = useQuery(countryNamesQuery())
  const isSet = search.country !== undefined
  // Until the countries are loaded the role decides, so that nothing moves.
  const isOne = countries ? countries.length < 2 : !hasFullScope(actor)
  return (
    <Filters
      isEmpty={!isSet && isOne}
      count={isSet ? 1 : 0}
      onClear={() => onChange({ country: undefined })}
      search={
        <ListSearch
          label={t('regions.search')}
          placeholder={t('regions.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(sought) => onChange({ search: sought || undefined })}
        />
      }
    >
      <CountryPicker value={search.country} onChange={(country) => onChange({ country })} />
    </Filters>
  )
}
