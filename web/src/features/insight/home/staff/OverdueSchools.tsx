import { mayEver } from 'contract/access/permissions'
import type { Home } from 'contract/insight/home'
import { addressOfReminders } from 'contract/messages/notifications'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { addressOfOverdue } from './first-task.ts'
import { HomeRow, HomeRows } from './HomeRows.tsx'
import { RemindSchools } from './RemindSchools.tsx'

export function OverdueSchools({ home }: { home: Home }) {
  const { t } = useTranslation()
  const mayRemind = mayEver(useActor(), 'plan.remind')
  const { count: schools, actions, rows } = home.overdue
  return (
    <HomeRows
      title={t('home-lists.overdue')}
      hint={actions > 0 ? t('home-lists.lateIn', { count: formatNumber(actions), schools }) : ''}
      empty={t('home-lists.nothingLate')}
      {...(actions > 0 && { all: addressOfReminders })}
      action={actions > 0 && mayRemind && <RemindSchools schools={schools} />}
      rows={rows.map(({ school, count, text, days }) => (
        <HomeRow
          key={school.id}
          href={addressOfOverdue(school.id)}
          title={t('home-lists.schoolCount', { name: school.name, count: formatNumber(count) })}
          text={text}
          aside={
            <span className="text-14 font-strong whitespace-nowrap text-danger">
              {t('home-lists.days', { count: days })}
            </span>
          }
        />
      ))}
    />
  )
}
