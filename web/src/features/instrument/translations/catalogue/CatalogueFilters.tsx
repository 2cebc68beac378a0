import { catalogueAreas, catalogueStates } from 'contract/instrument/catalogue'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Filters } from '../../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../../kit/lists/ListSearch.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import type { TranslationsSearch } from '../search.ts'

type Props = { search: TranslationsSearch; onChange: (part: TranslationsSearch) => void }

export function CatalogueFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const set = [search.shows, search.area].filter((each) => each !== undefined).length
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
          ...catalogueAreas.map((area) => ({ id: area, label: t(`catalogue.area.${area}`) })),
        ]}
        value={search.area ?? 'all'}
        onChange={(area) => onChange({ area: area === 'all' ? undefined : area })}
      />
      <Select
        variant="filter"
        label={t('translations.stateLabel')}
        choices={[
          { id: 'all', label: t('translations.filter.all') },
          ...catalogueStates.map((state) => ({ id: state, label: t(`catalogue.state.${state}`) })),
        ]}
        value={search.shows ?? 'all'}
        onChange={(state) => onChange({ shows: state === 'all' ? undefined : state })}
      />
    </Filters>
  )
}
