import { suggestionOwners } from 'contract/instrument/suggestions'
import type { Ref } from 'contract/platform/shapes'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { ListSearch } from '../../../kit/lists/ListSearch.tsx'
import { FilterSelect } from '../../../ui/choices/FilterSelect.tsx'
import type { SuggestionsSearch } from './search.ts'
import type { SuggestionTexts } from './use-suggestion-texts.ts'

const all = '*'

/** Clears all filters but the search. */
const nothing: SuggestionsSearch = {
  country: undefined,
  domain: undefined,
  outcome: undefined,
  stage: undefined,
  whose: undefined,
}

type Props = {
  search: SuggestionsSearch
  texts: SuggestionTexts
  countries: readonly Ref[]
  onChange: (part: SuggestionsSearch) => void
}
type Choice = { id: string; label: string }

const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value))

type OneFilterProps = {
  label: string
  /** Shown where nothing is chosen. */
  everything: string
  choices: readonly Choice[]
  value: string | number | undefined
  onChange: (value: string | undefined) => void
}

function OneFilter({ label, everything, choices, value, onChange }: OneFilterProps) {
  return (
    <FilterSelect
      label={label}
      choices={[{ id: all, label: everything }, ...choices]}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange(chosen === all ? undefined : chosen)}
    />
  )
}

export function SuggestionFilters({ search, texts, countries, onChange }: Props) {
  const { t } = useTranslation()
  const { country, domain, outcome, stage, whose } = search
  return (
    <Filters
      count={[country, domain, outcome, stage, whose].filter((each) => each !== undefined).length}
      onClear={() => onChange(nothing)}
      search={
        <ListSearch
          label={t('suggestions.search')}
          placeholder={t('suggestions.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(found) => onChange({ search: found || undefined })}
        />
      }
    >
      <OutcomeFilters search={search} texts={texts} onChange={onChange} />
      <OneFilter
        label={t('suggestions.stage')}
        everything={t('suggestions.allStages')}
        choices={texts.stages.map(({ id, label }) => ({ id: String(id), label }))}
        value={stage}
        onChange={(chosen) => onChange({ stage: numberOf(chosen) })}
      />
      <OneFilter
        label={t('suggestions.whose')}
        everything={t('suggestions.all')}
        choices={suggestionOwners.map((id) => ({ id, label: t(`suggestions.owner.${id}`) }))}
        value={whose}
        onChange={(chosen) => onChange({ whose: suggestionOwners.find((each) => each === chosen) })}
      />
      {countries.length > 1 && (
        <OneFilter
          label={t('lists.country')}
          everything={t('lists.allCountries')}
          choices={countries.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={country}
          onChange={(chosen) => onChange({ country: numberOf(chosen) })}
        />
      )}
    </Filters>
  )
}

function OutcomeFilters({ search: { domain, outcome }, texts, onChange }: Omit<Props, 'countries'>) {
  const { t } = useTranslation()
  return (
    <>
      <OneFilter
        label={t('suggestions.domain')}
        everything={t('suggestions.allDomains')}
        choices={texts.domains.map(({ number, name }) => ({
          id: String(number),
          label: `${number}. ${name}`,
        }))}
        value={domain}
        onChange={(chosen) => onChange({ domain: numberOf(chosen), outcome: undefined })}
      />
      <OneFilter
        label={t('suggestions.outcome')}
        everything={t('suggestions.allOutcomes')}
        choices={texts.outcomes
          .filter((each) => domain === undefined || each.domain === domain)
          .map(({ code, name }) => ({ id: code, label: `${code} ${name}` }))}
        value={outcome}
        onChange={(chosen) => onChange({ outcome: chosen })}
      />
    </>
  )
}
