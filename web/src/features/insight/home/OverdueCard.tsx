import { useQuery } from '@tanstack/react-query'
import { addressOfAction, addressOfReminders } from 'contract/messages/notifications'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { overdueQuery } from '../../evaluation/overdue/queries.ts'

const shown = 3

/** For a school each action leads to itself; of several schools it says which. */
export function OverdueCard() {
  const { t } = useTranslation()
  const { data } = useQuery(overdueQuery({ page_size: String(shown) }))
  if (!data || data.count === 0) return null
  const { count, schools, results } = data
  return (
    <Card
      isFlush
      title={t('overdue.title')}
      hint={t('overdue.in', { count, schools })}
      aside={
        <span className="-my-2.5">
          <Link variant="strong" href={addressOfReminders}>
            {t('overdue.all')}
          </Link>
        </span>
      }
    >
      <ul>
        {results.map(({ id, text, school, days, evaluation, line }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border px-4 py-2.5 wide:px-5"
          >
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <Link variant="title" href={addressOfAction(evaluation, { line, action: id })}>
                {text}
              </Link>
              {schools > 1 && <span className="block text-14 text-text2">{school.name}</span>}
            </span>
            <span className="text-14 font-strong whitespace-nowrap text-danger">
              {t('overdue.late', { count: days ?? 0 })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
