import type { Ref } from 'contract/shapes'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { RegionValues } from './region-values.ts'

type Props = {
  form: {
    values: RegionValues
    set: <Name extends keyof RegionValues>(name: Name, value: RegionValues[Name]) => void
    problemOf: (name: string) => { problem: string } | undefined
  }
  countries: readonly Ref[]
  countryHint?: string
}

export function RegionFields({ form, countries, countryHint }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        id="name"
        label={t('regions.name')}
        value={form.values.name}
        onChange={(name) => form.set('name', name)}
        {...form.problemOf('name')}
      />
      {countries.length > 0 && (
        <Select
          id="country"
          label={t('lists.country')}
          choices={countries.map(({ id, name }) => ({ id, label: name }))}
          value={form.values.country}
          onChange={(country) => form.set('country', country)}
          {...(countryHint && { hint: countryHint })}
          {...form.problemOf('country')}
        />
      )}
    </>
  )
}
