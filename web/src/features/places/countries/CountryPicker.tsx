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
  /** Said in the box while no country is chosen. */
  everything?: string
}

/** A filter by the country's name; left out where nobody has anything to choose between. */
export function CountryPicker({ value, onChange, everything }: Props) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(countryNamesQuery())
  // An administrator nearly always has several: there it never comes or goes after the page.
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
