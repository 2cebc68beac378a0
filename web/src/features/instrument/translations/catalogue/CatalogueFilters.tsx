import { catalogueAreas, catalogueFilters } from 'contract/instrument/catalogue'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Filters } from '../../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../../kit/lists/ListSearch.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import type { TranslationsSearch } from '../search.ts'
import { areaOf, stateOf } from './catalogue-question.ts'

type Props = { search: TranslationsSearch; onChange: (part: TranslationsSearch) => void }

export function CatalogueFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const [area, state] = [areaOf(search), stateOf(search)]
  const set = [area, state].filter((each) => each !== undefined).length
  return (
    <Filters
      count={set}
      onClear={() => onChange({ shows: undefined, area: undefined })}
      search={
        <ListSearch
          label={t('catalogue.search')}
          placeholder={t('catalogue.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(sought) => onChange({ search: sought || undefined })}
        />
      }
    >
      <Select
        variant="filter"
        label={t('catalogue.areaLabel')}
        choices={[
          { id: 'all', label: t('translations.filter.all') },
          ...catalogueAreas.map((id) => ({ id, label: t(`catalogue.area.${id}`) })),
        ]}
        value={area ?? 'all'}
        onChange={(chosen) => onChange({ area: chosen === 'all' ? undefined : chosen })}
      />
      <Select
        variant="filter"
        label={t('translations.stateLabel')}
        choices={[
          { id: 'all', label: t('translations.filter.all') },
          ...catalogueFilters.map((id) => ({
            id,
            label: t(id === 'to_check' ? 'catalogue.toCheck' : `catalogue.state.${id}`),
          })),
        ]}
        value={state ?? 'all'}
        onChange={(chosen) => onChange({ shows: chosen === 'all' ? undefined : chosen })}
      />
    </Filters>
  )
}
