import { useTranslation } from '../../../../i18n/translation.tsx'
import { RegionPicker } from '../../regions/RegionPicker.tsx'
import type { SchoolFieldsNow } from './use-school-fields.ts'

/** The country follows from the region. */
export function RegionControl({ form }: { form: SchoolFieldsNow }) {
  const { t } = useTranslation()
  const country = form.region?.hint
  return (
    <div className="grid gap-1.5">
      <RegionPicker
        id="region"
        value={form.region}
        onChange={form.setRegion}
        problem={form.problemOf('region')?.problem}
      />
      {country && (
        <p className="text-14 text-text2">
          {t('lists.country')}: {country}
        </p>
      )}
    </div>
  )
}
