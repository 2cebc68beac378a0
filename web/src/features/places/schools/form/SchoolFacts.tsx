import type { School } from 'contract/places/schools'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { descriptionFields, valuesOf } from './school-values.ts'
import { useSchoolTexts } from './use-school-texts.ts'

const shown = descriptionFields.filter((field) => field !== 'region')

/** For a school representative: only the coordinator changes the description. */
export function SchoolFacts({ school }: { school: School }) {
  const { t } = useTranslation()
  const { labels, textOf } = useSchoolTexts()
  const values = valuesOf(school)
  const facts = [
    ...shown.map((field) => [labels[field], textOf(field, values, school.region.name)] as const),
    [labels.region, school.region.name] as const,
    [t('lists.country'), school.country.name] as const,
  ]
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 gap-y-3 min-[22rem]:grid-cols-2 wide:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-14 text-text2">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-text2">{t('schools.factsHint')}</p>
    </div>
  )
}
