import { smallestShown } from 'contract/access/disclosure'
import { type SchoolFields, schoolFields } from 'contract/places/school-fields'
import type { School } from 'contract/places/schools'
import { isOneOf, keysOf } from 'contract/platform/typed'
import { formatDay } from '../../../i18n/format-date.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import type { Translate } from '../../../i18n/translation.tsx'
import type { FieldTexts } from '../../../kit/exchange/use-field-texts.ts'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'

type SchoolColumn = ListColumn<School, '/api/school/'>

/** Fields that the usual columns show. */
const usual = [
  'name',
  'project_name',
  'region',
  'country',
  'management',
  'type_of_school',
  'students',
  'students_with_disabilities',
] as const
type ExtraField = Exclude<keyof SchoolFields, (typeof usual)[number]>

/** In this order; other fields follow. */
const first: readonly ExtraField[] = [
  'students_with_visual_disabilities',
  'students_with_deafblindness',
  'teachers',
  'total_staff',
  'levels',
  'counted_on',
]
const others = keysOf(schoolFields).filter((field): field is ExtraField => !isOneOf(usual, field))
const extraFields = [...first, ...others.filter((field) => !first.includes(field))]

/** Every field that the usual columns do not show. */
export const extraColumns = (t: Translate, { fieldName, valueText }: FieldTexts): SchoolColumn[] => {
  const few = t('schools.fewerThan', { count: smallestShown })
  const cellOf = (field: ExtraField, value: School[ExtraField]) => {
    switch (schoolFields[field].kind) {
      case 'count':
        return <span className="tabular-nums">{typeof value === 'number' ? formatNumber(value) : few}</span>
      case 'day':
        return typeof value === 'string' ? (
          <time dateTime={value} className="tabular-nums phone:whitespace-nowrap">
            {formatDay(value)}
          </time>
        ) : (
          '–'
        )
      case 'text':
      case 'choices':
      default:
        return (
          [value]
            .flat()
            .map((each) => valueText(field, each))
            .join(', ') || '–'
        )
    }
  }
  return extraFields.map((field) => ({
    id: field,
    header: field === 'total_staff' ? t('schools.totalStaff') : fieldName(field),
    isExtra: true,
    fields: [field],
    ...(schoolFields[field].kind === 'count' && { align: 'end' }),
    cell: ({ [field]: value }) => cellOf(field, value),
  }))
}
