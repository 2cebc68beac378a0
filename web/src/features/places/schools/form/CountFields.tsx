import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { SchoolFieldControl } from './SchoolFieldControl.tsx'
import { countedFields } from './school-values.ts'
import type { SchoolFieldsNow } from './use-school-fields.ts'

export function CountFields({ form }: { form: SchoolFieldsNow }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="grid items-start gap-5 wide:grid-cols-2">
        {countedFields.map((name) => (
          <SchoolFieldControl key={name} name={name} form={form} />
        ))}
      </div>
      <p className="text-text2">
        {t('schools.totalStaff')}:{' '}
        <strong className="text-text tabular-nums">{formatNumber(form.staff)}</strong>
      </p>
    </>
  )
}
