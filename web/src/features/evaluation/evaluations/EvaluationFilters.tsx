import { evaluationTypes } from 'contract/evaluation/lines'
import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { FilterSelect } from '../../../ui/choices/FilterSelect.tsx'
import { PlaceFilterPicker } from '../../places/regions/PlaceFilterPicker.tsx'
import { filtersSet } from './filters.ts'
import type { EvaluationsSearch } from './search.ts'

const all = '*'

type Props = { search: EvaluationsSearch; onChange: (part: EvaluationsSearch) => void }

const years = (): number[] => {
  const next = new Date().getFullYear() + 1
  return Array.from({ length: next - limits.yearMinimum + 1 }, (_, index) => next - index)
}

export function EvaluationFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const clear = () => onChange({ country: undefined, region: undefined, year: undefined, type: undefined })
  return (
    <Filters
      count={filtersSet(search)}
      onClear={clear}
      search={
        <ListSearch
          label={t('evaluation-list.search')}
          placeholder={t('evaluation-list.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(sought) => onChange({ search: sought || undefined })}
        />
      }
    >
      <PlaceFilterPicker place={search} onChange={onChange} />
      <FilterSelect
        label={t('evaluations.year')}
        choices={[
          { id: all, label: t('evaluations.allYears') },
          ...years().map((year) => ({ id: String(year), label: String(year) })),
        ]}
        value={search.year === undefined ? null : String(search.year)}
        onChange={(year) => onChange({ year: year === all ? undefined : Number(year) })}
      />
      <FilterSelect
        label={t('evaluations.line')}
        choices={[
          { id: all, label: t('evaluations.allLines') },
          ...evaluationTypes.map((type) => ({ id: type, label: t(`terms.line.${type}`) })),
        ]}
        value={search.type ?? null}
        onChange={(type) => onChange({ type: evaluationTypes.find((each) => each === type) })}
      />
    </Filters>
  )
}
