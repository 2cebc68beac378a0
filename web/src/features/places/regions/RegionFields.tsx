import type { Ref } from 'contract/platform/shapes'
import { useTranslation } from '../../../i18n/translation.tsx'
import type { FieldsOf } from '../../../kit/forms/use-form.ts'
import { Select } from '../../../ui/choices/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { RegionValues } from './region-values.ts'

type Props = {
  form: FieldsOf<RegionValues>
  countries: readonly Ref[]
  countryHint?: string
}

export function RegionFields({ form, countries, countryHint }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <TextField label={t('regions.name')} {...form.fieldOf('name')} />
      {countries.length > 0 && (
        <Select
          label={t('lists.country')}
          choices={countries.map(({ id, name }) => ({ id, label: name }))}
          {...(countryHint && { hint: countryHint })}
          {...form.fieldOf('country')}
        />
      )}
    </>
  )
}
