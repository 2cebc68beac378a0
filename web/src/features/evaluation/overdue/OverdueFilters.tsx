import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { FilterSelect } from '../../../ui/choices/FilterSelect.tsx'
import { PlaceFilterPicker } from '../../places/regions/PlaceFilterPicker.tsx'
import { filtersSet } from './filters.ts'
import type { OverdueSearch } from './search.ts'

const all = '*'
/** Any, a week, a month, a term. */
const lateDays = [1, 7, 30, 90]

type Props = { search: OverdueSearch; onChange: (part: OverdueSearch) => void }

export function OverdueFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const clear = () => onChange({ country: undefined, region: undefined, school: undefined, days: undefined })
  return (
    <Filters
      count={filtersSet(search)}
      onClear={clear}
      search={
        <div className="flex flex-1 flex-wrap gap-3 *:min-w-0 *:flex-1 *:basis-52">
          <ListSearch
            label={t('overdue.search')}
            placeholder={t('overdue.searchPlaceholder')}
            value={search.search ?? ''}
            onSearch={(sought) => onChange({ search: sought || undefined })}
          />
          <ListSearch
            label={t('overdue.accountable')}
            placeholder={t('overdue.accountable')}
            value={search.accountable ?? ''}
            onSearch={(sought) => onChange({ accountable: sought || undefined })}
          />
        </div>
      }
    >
      <PlaceFilterPicker place={search} onChange={onChange} />
      <FilterSelect
        label={t('overdue.which')}
        choices={[
          { id: all, label: t('overdue.open') },
          ...lateDays.map((days) => ({
            id: String(days),
            label: days === 1 ? t('overdue.anyLate') : t('overdue.atLeast', { count: days }),
          })),
        ]}
        value={search.days === undefined ? null : String(search.days)}
        onChange={(days) => onChange({ days: days === all ? undefined : Number(days) })}
      />
    </Filters>
  )
}
