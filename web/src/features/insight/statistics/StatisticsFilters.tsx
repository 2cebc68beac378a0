import { useQuery } from '@tanstack/react-query'
import { evaluationTypes } from 'contract/evaluation/lines'
import { managements, typesOfSchool } from 'contract/places/school-fields'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { yearsOffered } from '../../../kit/lists/years-offered.ts'
import { FilterSelect } from '../../../ui/choices/FilterSelect.tsx'
import { instrumentsQuery } from '../../instrument/instruments/queries.ts'
import { CountryPicker } from '../../places/countries/CountryPicker.tsx'
import { RegionFilterPicker } from '../../places/regions/RegionFilterPicker.tsx'
import type { StatisticsSearch } from './search.ts'

const all = '*'

const yearsWith = (chosen: number | undefined): Choice[] =>
  yearsOffered(chosen).map((year) => ({ id: String(year), label: String(year) }))

type Props = { search: StatisticsSearch; onChange: (part: StatisticsSearch) => void; onClear: () => void }
type Choice = { id: string; label: string }

/** Every filter is in the address, so that a page can be shared. */
export function StatisticsFilters({ search, onChange, onClear }: Props) {
  const { t } = useTranslation()
  const { data: instruments = [] } = useQuery(instrumentsQuery())
  const filter = (
    label: string,
    everything: string,
    choices: readonly Choice[],
    value: string | undefined,
    change: (value: string | undefined) => void,
  ) => (
    <FilterSelect
      label={label}
      choices={[{ id: all, label: everything }, ...choices]}
      value={value ?? null}
      everything={t('statistics.all')}
      onChange={(chosen) => change(chosen === all ? undefined : chosen)}
    />
  )
  return (
    <section aria-label={t('lists.filters')}>
      <Filters count={Object.keys(search).length} onClear={onClear}>
        <CountryPicker
          value={search.country}
          everything={t('statistics.all')}
          onChange={(country) => onChange({ country, region: undefined })}
        />
        <RegionFilterPicker
          country={search.country}
          value={search.region}
          everything={t('statistics.all')}
          onChange={(place) => onChange(place)}
        />
        {filter(
          t('statistics.year'),
          t('evaluations.allYears'),
          yearsWith(search.year),
          search.year?.toString(),
          (year) => onChange({ year: year === undefined ? undefined : Number(year), until: undefined }),
        )}
        {filter(
          t('statistics.until'),
          t('evaluations.allYears'),
          yearsWith(search.until),
          search.until?.toString(),
          (year) => onChange({ until: year === undefined ? undefined : Number(year), year: undefined }),
        )}
        {filter(
          t('evaluations.line'),
          t('evaluations.allLines'),
          evaluationTypes.map((id) => ({ id, label: t(`terms.line.${id}`) })),
          search.type,
          (type) => onChange({ type: evaluationTypes.find((each) => each === type) }),
        )}
        {instruments.length > 1 &&
          filter(
            t('evaluations.instrument'),
            t('statistics.allInstruments'),
            instruments.map(({ id, name, edition }) => ({ id: String(id), label: `${name} (${edition})` })),
            search.instrument?.toString(),
            (id) => onChange({ instrument: id === undefined ? undefined : Number(id) }),
          )}
        {filter(
          t('schools.management'),
          t('statistics.allManagements'),
          managements.map((id) => ({ id, label: t(`schools.codes.management.${id}`) })),
          search.management,
          (chosen) => onChange({ management: managements.find((each) => each === chosen) }),
        )}
        {filter(
          t('schools.type'),
          t('statistics.allTypes'),
          typesOfSchool.map((id) => ({ id, label: t(`schools.codes.type_of_school.${id}`) })),
          search.school,
          (chosen) => onChange({ school: typesOfSchool.find((each) => each === chosen) }),
        )}
      </Filters>
    </section>
  )
}
