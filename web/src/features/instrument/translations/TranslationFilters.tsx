import type { Instrument } from 'contract/instrument/instruments'
import { deskParts, translationStates } from 'contract/instrument/translations'
import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { Select } from '../../../ui/choices/Select.tsx'
import type { TranslationsSearch } from './search.ts'

type Props = {
  search: TranslationsSearch
  instruments: readonly Instrument[]
  instrument: number
  onChange: (part: TranslationsSearch) => void
}

const domainNumbers = Array.from({ length: limits.domains }, (_, at) => at + 1)

export function TranslationFilters({ search, instruments, instrument, onChange }: Props) {
  const { t } = useTranslation()
  const set = [search.state, search.domain, search.part].filter((each) => each !== undefined).length
  const domains = domainNumbers.map((id) => ({ id, label: t('translations.place.category', { place: id }) }))
  return (
    <Filters
      count={set}
      onClear={() => onChange({ state: undefined, domain: undefined, part: undefined })}
      search={
        <ListSearch
          label={t('translations.search')}
          placeholder={t('translations.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(sought) => onChange({ search: sought || undefined })}
        />
      }
    >
      {instruments.length > 1 && (
        <Select
          variant="filter"
          label={t('translations.edition')}
          choices={instruments.map(({ id, edition }) => ({ id, label: String(edition) }))}
          value={instrument}
          onChange={(id) => onChange({ instrument: id })}
        />
      )}
      <Select
        variant="filter"
        label={t('translations.partLabel')}
        choices={[
          { id: 'all', label: t('translations.filter.all') },
          ...deskParts.map((part) => ({ id: part, label: t(`translations.part.${part}`) })),
        ]}
        value={search.part === undefined || search.part === 'catalogue' ? 'all' : search.part}
        onChange={(part) => onChange({ part: part === 'all' ? undefined : part })}
      />
      <Select
        variant="filter"
        label={t('translations.stateLabel')}
        choices={[
          { id: 'all', label: t('translations.filter.all') },
          ...translationStates.map((state) => ({ id: state, label: t(`translations.filter.${state}`) })),
        ]}
        value={search.state ?? 'all'}
        onChange={(state) => onChange({ state: state === 'all' ? undefined : state })}
      />
      <Select
        variant="filter"
        label={t('translations.domainLabel')}
        choices={[{ id: 0, label: t('translations.filter.all') }, ...domains]}
        value={search.domain ?? 0}
        onChange={(domain) => onChange({ domain: domain || undefined })}
      />
    </Filters>
  )
}
