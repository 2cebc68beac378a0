import { suggestionOwners } from 'contract/instrument/suggestions'
import type { Ref } from 'contract/platform/shapes'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { FilterSelect } from '../../../ui/choices/FilterSelect.tsx'
import type { SuggestionsSearch } from './search.ts'
import type { SuggestionTexts } from './use-suggestion-texts.ts'

const all = '*'

type Props = {
  search: SuggestionsSearch
  texts: SuggestionTexts
  countries: readonly Ref[]
  onChange: (part: SuggestionsSearch) => void
}
type Choice = { id: string; label: string }

export function SuggestionFilters({ search, texts, countries, onChange }: Props) {
  const { t } = useTranslation()
  const { country, domain, outcome, stage, whose } = search
  const filter = (
    label: string,
    everything: string,
    choices: readonly Choice[],
    value: string | number | undefined,
    change: (value: string | undefined) => void,
  ) => (
    <FilterSelect
      label={label}
      choices={[{ id: all, label: everything }, ...choices]}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => change(chosen === all ? undefined : chosen)}
    />
  )
  const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value))
  return (
    <Filters
      count={[country, domain, outcome, stage, whose].filter((each) => each !== undefined).length}
      onClear={() =>
        onChange({
          country: undefined,
          domain: undefined,
          outcome: undefined,
          stage: undefined,
          whose: undefined,
        })
      }
      search={
        <ListSearch
          label={t('suggestions.search')}
          placeholder={t('suggestions.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(found) => onChange({ search: found || undefined })}
        />
      }
    >
      {filter(
        t('suggestions.domain'),
        t('suggestions.allDomains'),
        texts.domains.map(({ number, name }) => ({ id: String(number), label: `${number}. ${name}` })),
        domain,
        (chosen) => onChange({ domain: numberOf(chosen), outcome: undefined }),
      )}
      {filter(
        t('suggestions.outcome'),
        t('suggestions.allOutcomes'),
        texts.outcomes
          .filter((each) => domain === undefined || each.domain === domain)
          .map(({ code, name }) => ({ id: code, label: `${code} ${name}` })),
        outcome,
        (chosen) => onChange({ outcome: chosen }),
      )}
      {filter(
        t('suggestions.stage'),
        t('suggestions.allStages'),
        texts.stages.map(({ id, label }) => ({ id: String(id), label })),
        stage,
        (chosen) => onChange({ stage: numberOf(chosen) }),
      )}
      {filter(
        t('suggestions.whose'),
        t('suggestions.all'),
        suggestionOwners.map((id) => ({ id, label: t(`suggestions.owner.${id}`) })),
        whose,
        (chosen) => onChange({ whose: suggestionOwners.find((each) => each === chosen) }),
      )}
      {countries.length > 1 &&
        filter(
          t('lists.country'),
          t('lists.allCountries'),
          countries.map(({ id, name }) => ({ id: String(id), label: name })),
          country,
          (chosen) => onChange({ country: numberOf(chosen) }),
        )}
    </Filters>
  )
}
