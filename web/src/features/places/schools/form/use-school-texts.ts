import { schoolFields } from 'contract/places/school-fields'
import { namesOf, writtenNames } from 'contract/platform/fields'
import { isOneOf, recordOf } from 'contract/platform/typed'
import { formatDate } from '../../../../i18n/format-date.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useFieldTexts } from '../../../../kit/exchange/use-field-texts.ts'
import type { SchoolField, SchoolValues } from './school-values.ts'

const days = namesOf(schoolFields, { kind: 'day' })
const fields = writtenNames(schoolFields)

export const useSchoolTexts = () => {
  const { t } = useTranslation()
  const { fieldName, valueText: choiceText } = useFieldTexts()
  const hints: Partial<Record<SchoolField, string>> = {
    students_with_disabilities: t('schools.identified'),
    students_with_multiple_disabilities: t('schools.multipleHint'),
    students_with_visual_disabilities: t('schools.visualHint'),
    students_with_deafblindness: t('schools.deafblindHint'),
  }
  return {
    labels: recordOf(fields, (name) => (name === 'name' ? t('schools.name') : fieldName(name))),
    hints,
    choiceText,
    fault: (field: SchoolField): string =>
      field === 'students_with_disabilities' ? t('schools.moreThanAll') : t('schools.moreThanDisabilities'),
    textOf: (field: SchoolField, values: SchoolValues, region: string): string => {
      const value = values[field]
      if (field === 'region') return region
      if (Array.isArray(value)) return value.map((code) => choiceText(field, code)).join(', ') || '–'
      if (value === null || value === '') return '–'
      if (isOneOf(days, field)) return formatDate(`${String(value)}T00:00`)
      return typeof value === 'number' ? formatNumber(value) : choiceText(field, value)
    },
  }
}
