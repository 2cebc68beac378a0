import { regionFields } from 'contract/places/region-fields'
import { namesOf } from 'contract/platform/fields'
import type { Ref } from 'contract/platform/shapes'
import { isRequired } from '../../../kit/forms/described-values.ts'
import type { FieldsOf } from '../../../kit/forms/use-form.ts'
import { Select } from '../../../ui/choices/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { RegionValues } from './region-values.ts'
import { useRegionLabels } from './use-region-labels.ts'

const texts = namesOf(regionFields, { kind: 'text' })

type Props = {
  form: FieldsOf<RegionValues>
  countries: readonly Ref[]
  countryHint?: string
}

export function RegionFields({ form, countries, countryHint }: Props) {
  const labels = useRegionLabels()
  return (
    <>
      {texts.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          isOptional={!isRequired(regionFields, name)}
          {...form.fieldOf(name)}
        />
      ))}
      {countries.length > 0 && (
        <Select
          label={labels.country}
          choices={countries.map(({ id, name }) => ({ id, label: name }))}
          {...(countryHint && { hint: countryHint })}
          {...form.fieldOf('country')}
        />
      )}
    </>
  )
}
