import { mayEver } from 'contract/access/permissions'
import { evaluationTypes } from 'contract/evaluation/lines'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { yearsOffered } from '../../../kit/lists/years-offered.ts'
import { useActor } from '../../../session/use-session.ts'
import { FilterSelect } from '../../../ui/choices/FilterSelect.tsx'
import { PlaceFilterPicker } from '../../places/regions/PlaceFilterPicker.tsx'
import { filtersSet } from './filters.ts'
import type { EvaluationsSearch } from './search.ts'

const all = '*'
const mine = 'mine'

type Props = { search: EvaluationsSearch; onChange: (part: EvaluationsSearch) => void }

export function EvaluationFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const mayReview = mayEver(useActor(), 'line.review')
  const clear = () =>
    onChange({ country: undefined, region: undefined, year: undefined, type: undefined, mine: undefined })
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
          ...yearsOffered(search.year).map((year) => ({ id: String(year), label: String(year) })),
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
      {mayReview && (
        <FilterSelect
          label={t('evaluation-list.reviewer')}
          choices={[
            { id: all, label: t('evaluation-list.everyReviewer') },
            { id: mine, label: t('evaluation-list.mine') },
          ]}
          value={search.mine ? mine : null}
          onChange={(chosen) => onChange({ mine: chosen === mine ? true : undefined })}
        />
      )}
    </Filters>
  )
}
