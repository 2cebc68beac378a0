import { smallestShown } from 'contract/access/disclosure'
import type { School } from 'contract/places/schools'
import { formatDay } from '../../../i18n/format-date.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import type { Translate } from '../../../i18n/translation.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'

type SchoolColumn = ListColumn<School, '/api/school/'>

/** What a school's list can show beside the usual columns. */
export const extraColumns = (t: Translate): SchoolColumn[] => {
  const few = t('schools.fewerThan', { count: smallestShown })
  const count = (
    id: 'teachers' | 'total_staff' | 'students_with_visual_disabilities' | 'students_with_deafblindness',
    header: string,
  ): SchoolColumn => ({
    id,
    header,
    align: 'end',
    isExtra: true,
    fields: [id],
    cell: ({ [id]: value }) => (
      <span className="tabular-nums">{value === null ? few : formatNumber(value)}</span>
    ),
  })
  return [
    count('students_with_visual_disabilities', t('schools.withVisual')),
    count('students_with_deafblindness', t('schools.withDeafblindness')),
    count('teachers', t('schools.teachers')),
    count('total_staff', t('schools.totalStaff')),
    {
      id: 'levels',
      header: t('schools.levels'),
      isExtra: true,
      fields: ['levels'],
      cell: ({ levels }) => levels.map((level) => t(`schools.level.${level}`)).join(', ') || '–',
    },
    {
      id: 'counted_on',
      header: t('schools.countedOn'),
      isExtra: true,
      fields: ['counted_on'],
      cell: ({ counted_on: day }) =>
        day ? (
          <time dateTime={day} className="whitespace-nowrap tabular-nums">
            {formatDay(day)}
          </time>
        ) : (
          '–'
        ),
    },
  ]
}
