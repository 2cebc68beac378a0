import type { disabilityCounts } from 'contract/places/school-fields'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { SchoolFieldsNow } from './use-school-fields.ts'
import { useSchoolTexts } from './use-school-texts.ts'

const most = 1_000_000

type Name = (typeof disabilityCounts)[number] | 'students' | 'teachers' | 'other_professionals'

/** The numbers of learners and staff, and the day they were counted. */
export function CountFields({ form }: { form: SchoolFieldsNow }) {
  const { t } = useTranslation()
  const { labels } = useSchoolTexts()
  const field = (name: Name, hint?: string) => (
    <NumberField
      key={name}
      id={name}
      label={labels[name]}
      {...(hint && { hint })}
      minValue={0}
      maxValue={most}
      value={form.values[name] ?? Number.NaN}
      onChange={(value) => form.set(name, Number.isNaN(value) ? null : value)}
      problem={form.numberProblem(name)}
    />
  )
  return (
    <>
      <div className="grid items-start gap-5 wide:grid-cols-2">
        {field('students')}
        {field('students_with_disabilities', t('schools.identified'))}
        {field('students_with_multiple_disabilities', t('schools.multipleHint'))}
        {field('students_with_visual_disabilities', t('schools.visualHint'))}
        {field('students_with_deafblindness', t('schools.deafblindHint'))}
        <TextField
          id="counted_on"
          type="date"
          label={labels.counted_on}
          isOptional
          value={form.values.counted_on ?? ''}
          onChange={(day) => form.set('counted_on', day || null)}
          {...form.problemOf('counted_on')}
        />
        {field('teachers')}
        {field('other_professionals')}
      </div>
      <p className="text-text2">
        {t('schools.totalStaff')}:{' '}
        <strong className="text-text tabular-nums">{formatNumber(form.staff)}</strong>
      </p>
    </>
  )
}
