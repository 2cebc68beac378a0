import type { Evaluation, ListedEvaluation } from 'contract/evaluation/evaluations'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { LineProgress } from '../../../kit/lines/LineProgress.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'
import { RowTime } from '../../../kit/lists/columns/RowTime.tsx'
import type { EvaluationAction } from './EvaluationActionDialog.tsx'
import { EvaluationMenu } from './EvaluationMenu.tsx'
import { DateCell, LineCell, ReviewCell, SchoolCell, StatusCell } from './evaluation-cells.tsx'

type EvaluationColumn = ListColumn<ListedEvaluation, '/api/evaluation/'>

const mainColumns = (t: Translate): EvaluationColumn[] => [
  {
    id: 'school',
    header: t('evaluations.school'),
    fields: ['school', 'region', 'country'],
    isRowHeader: true,
    isSortable: true,
    card: 'title',
    cell: (row) => <SchoolCell row={row} />,
  },
  {
    id: 'year',
    header: t('evaluations.line'),
    fields: ['year', 'evaluation_type'],
    isSortable: true,
    card: 'end',
    cell: (row) => <LineCell row={row} />,
  },
  {
    id: 'date',
    header: t('evaluation-list.dateAndPeriod'),
    fields: ['date', 'period'],
    isExtra: true,
    cell: (row) => <DateCell row={row} />,
  },
  {
    id: 'status',
    header: t('evaluations.status'),
    fields: ['status'],
    isSortable: true,
    card: 'start',
    cell: (row) => <StatusCell row={row} />,
  },
]

export const useEvaluationColumns = (
  onAct: (kind: EvaluationAction['kind'], row: Evaluation) => void,
): readonly EvaluationColumn[] => {
  const { t } = useTranslation()
  return [
    ...mainColumns(t),
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
      id: 'reviewer',
      header: t('evaluation-list.reviewer'),
      fields: ['reviewer', 'review_by'],
      card: 'whole',
      cell: (row) => <ReviewCell row={row} />,
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
      cell: ({ updated_at }) => <RowTime at={updated_at} />,
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
