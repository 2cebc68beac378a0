import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Filters } from '../../app/lists/Filters.tsx'
import { ListSearch } from '../../app/lists/ListSearch.tsx'
import { CountryPicker } from '../countries/CountryPicker.tsx'
import { countryNamesQuery } from '../countries/queries.ts'
import { regionCountQuery } from '../regions/queries.ts'
import { RegionFilterPicker } from '../regions/RegionFilterPicker.tsx'
import { filtersSet } from './filters.ts'
import type { SchoolsSearch } from './search.ts'

type Props = { search: SchoolsSearch; onChange: (part: SchoolsSearch) => void }

export function SchoolFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const { data: countries = [] } = useQuery(countryNamesQuery())
  const { data: regions } = useQuery(regionCountQuery())
  const set = filtersSet(search)
  return (
    <Filters
      isEmpty={set === 0 && countries.length < 2 && (regions?.count ?? 0) < 2}
      count={set}
      onClear={() => onChange({ country: undefined, region: undefined })}
      search={
        <ListSearch
          label={t('schools.search')}
          placeholder={t('schools.searchPlaceholder')}
          tooShort={t('lists.tooShort')}
          value={search.search ?? ''}
          onSearch={(words) => onChange({ search: words || undefined })}
        />
      }
    >
      <CountryPicker
        value={search.country}
        onChange={(country) => onChange({ country, region: undefined })}
      />
      <RegionFilterPicker country={search.country} value={search.region} onChange={onChange} />
    </Filters>
  )
}
