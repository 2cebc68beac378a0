import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'contract/platform/shapes'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Select } from '../../../ui/choices/Select.tsx'
import { countryNamesQuery } from '../../places/countries/queries.ts'

const none = 0

type Props = {
  value: number | null
  onChange: (country: number | null) => void
  /** The country so far, which may be out of the reader's scope. */
  known: Ref | null
  hint?: string
  problem?: string | undefined
}

/** Where somebody lives or works; it gives no access. */
export function HomeCountryPicker({ value, onChange, known, hint, problem }: Props) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(countryNamesQuery())
  const countries = known && !data.some(({ id }) => id === known.id) ? [known, ...data] : data
  return (
    <Select
      id="country"
      label={t('lists.country')}
      isOptional
      {...(hint && { hint })}
      problem={problem}
      choices={[
        { id: none, label: t('users.noCountry') },
        ...countries.map(({ id, name }) => ({ id, label: name })),
      ]}
      value={value ?? none}
      onChange={(id) => onChange(id === none ? null : id)}
    />
  )
}
