import { useQuery } from '@tanstack/react-query'
import { limits } from 'contract/platform/limits'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { addressOfSchool } from '../../../../kit/page/addresses.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { MoreRows, useSomeRows } from '../figures/MoreRows.tsx'
import { weakSchoolsQuery } from '../findings-query.ts'
import type { StatisticsQuestion } from '../question.ts'
import { learnersText, type WeakPoint } from './weak-point-texts.ts'

type Props = { isOpen: boolean; onClose: () => void; weak: WeakPoint; question: StatisticsQuestion }

export function WeakSchoolsDialog({ isOpen, onClose, weak, question }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...weakSchoolsQuery(question, weak.id), enabled: isOpen })
  const some = useSomeRows(query.data?.rows ?? [])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`${weak.code} ${weak.name}`}>
      {query.data ? (
        <>
          <p className="text-text2">
            {query.data.total > limits.unpaginatedMaximum
              ? t('statistics.behindFirst', { first: formatNumber(some.total) })
              : t('statistics.behindAll', { count: some.total, schools: formatNumber(some.total) })}
          </p>
          <ul className="divide-y divide-border border-y border-border">
            {some.rows.map(({ place, code, students_with_disabilities: people }) => (
              <li key={place.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <span className="inline-flex min-h-11 items-center">
                  <Link variant="title" href={addressOfSchool(place.id)}>
                    {place.name}
                  </Link>
                </span>
                <span className="text-14 text-text2">
                  {t(`findings.codeOf.${code}`)} · {t('findings.learnersHead')}:{' '}
                  {learnersText(t, { people, hidden: 0 })}
                </span>
              </li>
            ))}
          </ul>
          <MoreRows {...some} />
        </>
      ) : (
        <AnswerFallback query={query} />
      )}
    </Dialog>
  )
}
