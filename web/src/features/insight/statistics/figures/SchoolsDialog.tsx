import { useQuery } from '@tanstack/react-query'
import { limits } from 'contract/platform/limits'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { addressOfSchool } from '../../../../kit/page/addresses.ts'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import type { Statistic, StatisticsQuestion } from '../question.ts'
import { statisticsQuery } from '../statistics-query.ts'
import { MoreRows, useSomeRows } from './MoreRows.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  type: Statistic
  question: StatisticsQuestion
  of: (values: unknown) => number | null | undefined
  textOf: (value: number | null) => string
}

export function SchoolsDialog({ isOpen, onClose, title, type, question, of, textOf }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...statisticsQuery(type, question), enabled: isOpen })
  const rows = query.data?.rows ?? []
  const schools = rows.flatMap(({ place, values }) => {
    const value = of(values)
    return value === undefined ? [] : [{ place, value }]
  })
  const some = useSomeRows(schools)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {query.error || query.isPending || query.isPlaceholderData ? (
        <AnswerFallback query={query} />
      ) : schools.length === 0 ? (
        <EmptyState title={t('statistics.noSchools')} />
      ) : (
        <>
          <p className="text-text2">
            {rows.length >= limits.unpaginatedMaximum
              ? t('statistics.behindFirst', { first: formatNumber(rows.length) })
              : t('statistics.behindAll', { count: some.total, schools: formatNumber(some.total) })}
          </p>
          <ul className="divide-y divide-border border-y border-border">
            {some.rows.map(({ place, value }) => (
              <li key={place.id} className="flex min-h-11 items-center justify-between gap-4 py-1">
                <Link variant="title" href={addressOfSchool(place.id)}>
                  {place.name}
                </Link>
                <span className="text-text2 tabular-nums">{textOf(value)}</span>
              </li>
            ))}
          </ul>
          <MoreRows {...some} />
        </>
      )}
    </Dialog>
  )
}
