import { useQuery } from '@tanstack/react-query'
import { seesWholeCountries } from 'contract/access/roles'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { useActor } from '../../../session/use-session.ts'
import { countryNamesQuery } from '../countries/queries.ts'
import { PlaceFilterPicker } from '../regions/PlaceFilterPicker.tsx'
import { regionCountQuery } from '../regions/queries.ts'
import { filtersSet } from './filters.ts'
import type { SchoolsSearch } from './search.ts'

type Props = { search: SchoolsSearch; onChange: (part: SchoolsSearch) => void }

export function SchoolFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const { data: countries } = useQuery(countryNamesQuery())
  const { data: regions } = useQuery(regionCountQuery())
  const set = filtersSet(search)
  // Until the places are loaded the role decides, so that nothing moves.
  const isOne = countries && regions ? countries.length < 2 && regions.count < 2 : !seesWholeCountries(actor)
  return (
    <Filters
      isEmpty={set === 0 && isOne}
      count={set}
      onClear={() => onChange({ country: undefined, region: undefined })}
      search={
        <ListSearch
          label={t('schools.search')}
          placeholder={t('schools.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(sought) => onChange({ search: sought || undefined })}
        />
      }
    >
      <PlaceFilterPicker place={search} onChange={onChange} />
    </Filters>
  )
}
