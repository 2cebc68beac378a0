import { schoolNumbers } from 'contract/places/school-fields'
import { formatDate } from '../../../../i18n/format-date.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { SchoolField, SchoolValues } from './school-values.ts'

/** The fields of a school in words: their names, their values, and what is wrong with their numbers. */
export const useSchoolTexts = () => {
  const { t } = useTranslation()
  const labels: Record<SchoolField, string> = {
    name: t('schools.name'),
    region: t('schools.region'),
    project_name: t('schools.project'),
    management: t('schools.management'),
    type_of_school: t('schools.type'),
    levels: t('schools.levels'),
    students: t('schools.students'),
    students_with_disabilities: t('schools.withDisabilities'),
    students_with_multiple_disabilities: t('schools.withMultiple'),
    students_with_visual_disabilities: t('schools.withVisual'),
    students_with_deafblindness: t('schools.withDeafblindness'),
    teachers: t('schools.teachers'),
    other_professionals: t('schools.otherProfessionals'),
    counted_on: t('schools.countedOn'),
  }
  const numbers: readonly SchoolField[] = schoolNumbers

  return {
    labels,
    fault: (field: SchoolField): string =>
      field === 'students_with_disabilities' ? t('schools.moreThanAll') : t('schools.moreThanDisabilities'),
    textOf: (field: SchoolField, values: SchoolValues, region: string): string => {
      const value = values[field]
      if (field === 'region') return region
      if (field === 'levels')
        return values.levels.map((level) => t(`schools.level.${level}`)).join(', ') || '–'
      if (value === null || value === '') return '–'
      if (field === 'management' && values.management) return t(`schools.managements.${values.management}`)
      if (field === 'type_of_school' && values.type_of_school)
        return t(`schools.types.${values.type_of_school}`)
      if (field === 'counted_on') return formatDate(`${String(value)}T00:00`)
      return numbers.includes(field) ? formatNumber(Number(value)) : String(value)
    },
  }
}
