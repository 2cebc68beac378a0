import type { Evaluation } from 'contract/evaluation/evaluations'
import { formatDate, formatTime } from '../../../i18n/format-date.ts'
import { formatPercent } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { LineProgress, partAnswered } from '../../../kit/lines/LineProgress.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { addressOfEvaluation, addressOfSchool } from '../../../kit/page/addresses.ts'
import { StatusBadge } from '../../../ui/figures/StatusBadge.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import type { EvaluationAction } from './EvaluationActionDialog.tsx'
import { EvaluationMenu } from './EvaluationMenu.tsx'

/** A date without a time is that day everywhere: it is not moved by the reader's clock. */
const dayOf = (date: string): string => formatDate(`${date}T00:00`)

export const useEvaluationColumns = (
  onAct: (kind: EvaluationAction['kind'], row: Evaluation) => void,
): readonly ListColumn<Evaluation, '/api/evaluation/'>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'school',
      header: t('evaluations.school'),
      fields: ['school', 'region', 'country'],
      isRowHeader: true,
      isSortable: true,
      card: 'title',
      cell: (row) => (
        <>
          <Link href={addressOfSchool(row.school.id)} variant="title">
            {row.school.name}
          </Link>
          <span className="block text-14 font-normal text-text2">
            {row.region.name}, {row.country.name}
          </span>
        </>
      ),
    },
    {
      id: 'year',
      header: t('evaluations.line'),
      fields: ['year', 'evaluation_type'],
      isSortable: true,
      card: 'end',
      cell: (row) => (
        <>
          <Link
            href={addressOfEvaluation(row, { line: row.line.id })}
            variant="title"
            aria-label={`${t(`terms.line.${row.line.evaluation_type}`)} ${row.line.year}, ${row.school.name}`}
          >
            <span>
              <span className="wide:block desk:min-w-40">{t(`terms.line.${row.line.evaluation_type}`)}</span>{' '}
              <span className="tabular-nums wide:block wide:text-14 wide:font-normal wide:text-text2">
                {row.line.year}
              </span>
            </span>
          </Link>
        </>
      ),
    },
    {
      id: 'date',
      header: t('evaluation-list.dateAndPeriod'),
      fields: ['date', 'period'],
      isExtra: true,
      cell: (row) => (
        <>
          {row.date && (
            <span className="block text-14 whitespace-nowrap tabular-nums">{dayOf(row.date)}</span>
          )}
          {row.period && <span className="block text-14 text-text2">{row.period}</span>}
          {!row.date && !row.period && <span className="text-text2">–</span>}
        </>
      ),
    },
    {
      id: 'status',
      header: t('evaluations.status'),
      fields: ['status'],
      isSortable: true,
      card: 'start',
      cell: (row) => (
        <>
          <StatusBadge status={row.line.status} />
          <span className="hidden text-14 text-text2 tabular-nums wide:block desk:hidden">
            {t('evaluation-list.answered', { percent: formatPercent(partAnswered(row.line)) })}
          </span>
        </>
      ),
    },
    {
      id: 'progress',
      header: t('evaluation-list.progress'),
      fields: ['answered', 'indicators', 'cells_complete'],
      card: 'whole',
      isRoomy: true,
      cell: (row) => (
        <LineProgress line={row.line} label={t('evaluations.progressOf', { name: row.school.name })} />
      ),
    },
    {
      id: 'instrument',
      header: t('evaluations.instrument'),
      fields: ['instrument'],
      isExtra: true,
      cell: ({ instrument }) => instrument.name,
    },
    {
      id: 'updated_at',
      header: t('evaluation-list.changed'),
      fields: ['updated_at'],
      isSortable: true,
      card: 'hidden',
      cell: (row) => (
        <time dateTime={row.updated_at} className="text-14 tabular-nums desk:whitespace-nowrap">
          <span className="whitespace-nowrap">{formatDate(row.updated_at)}</span> {formatTime(row.updated_at)}
        </time>
      ),
    },
    {
      id: 'actions',
      header: t('lists.actions'),
      isHeaderHidden: true,
      card: 'corner',
      cell: (row) => <EvaluationMenu row={row} onAct={onAct} />,
    },
  ]
}
