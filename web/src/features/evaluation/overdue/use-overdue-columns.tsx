import type { OverdueAction } from 'contract/evaluation/plan/overdue'
import { addressOfAction } from 'contract/messages/notifications'
import { formatDay } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { addressOfSchool } from '../../../kit/page/addresses.ts'
import { Link } from '../../../ui/navigation/Link.tsx'

export const useOverdueColumns = (): readonly ListColumn<OverdueAction, '/api/action/overdue/'>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'action',
      header: t('overdue.action'),
      fields: ['action', 'goal'],
      isRowHeader: true,
      card: 'title',
      cell: ({ id, evaluation, line, text, goal }) => (
        <>
          <Link href={addressOfAction(evaluation, { line, action: id })} variant="title">
            {text}
          </Link>
          <span className="block text-14 font-normal text-text2">{goal.name}</span>
        </>
      ),
    },
    {
      id: 'school',
      header: t('overdue.school'),
      fields: ['school', 'region', 'country'],
      isSortable: true,
      cell: ({ school, region, country }) => (
        <span className="min-w-0">
          <Link href={addressOfSchool(school.id)}>{school.name}</Link>
          <span className="block text-14 text-text2">
            {region.name}, {country.name}
          </span>
        </span>
      ),
    },
    {
      id: 'accountable',
      header: t('overdue.accountable'),
      fields: ['accountable'],
      isSortable: true,
      cell: ({ accountable }) => accountable ?? <span className="text-text2">{t('overdue.nobody')}</span>,
    },
    {
      id: 'deadline',
      header: t('overdue.deadline'),
      fields: ['deadline', 'days'],
      isSortable: true,
      card: 'end',
      cell: ({ deadline, days }) => (
        <>
          {days !== null && (
            <span className="block font-strong text-danger">{t('overdue.late', { count: days })}</span>
          )}
          <span className="block text-14 text-text2 phone:whitespace-nowrap">
            {deadline === null ? t('overdue.noDay') : formatDay(deadline)}
          </span>
        </>
      ),
    },
  ]
}
