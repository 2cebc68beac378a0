import { useQuery } from '@tanstack/react-query'
import { hasFullScope } from 'contract/access/roles'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useActor } from '../../../session/use-session.ts'
import { FilterSelect } from '../../../ui/choices/FilterSelect.tsx'
import { countryNamesQuery } from './queries.ts'

const all = '*'

type Props = {
  value: string | undefined
  onChange: (name: string | undefined) => void
  /** Shown while no country is chosen. */
  everything?: string
}

/** Hidden where there is only one country. */
export function CountryPicker({ value, onChange, everything }: Props) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(countryNamesQuery())
  // With full scope it is there before the countries are loaded, so that nothing moves.
  const isStored = hasFullScope(useActor())
  if (data.length < 2 && value === undefined && !isStored) return null
  const names = data.map(({ name }) => name)
  const known = value === undefined || names.includes(value) ? names : [value, ...names]
  return (
    <FilterSelect
      label={t('lists.country')}
      choices={[
        { id: all, label: t('lists.allCountries') },
        ...known.map((name) => ({ id: name, label: name })),
      ]}
      value={value ?? null}
      everything={everything}
      onChange={(name) => onChange(name === all ? undefined : name)}
    />
  )
}
