import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Table } from '../../../../../ui/tables/Table.tsx'
import type { Column } from '../../../../../ui/tables/table-columns.ts'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import type { Move } from '../actions/board/use-move.ts'
import { Deadline } from '../actions/Deadline.tsx'
import { StatusMark } from '../actions/StatusMark.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import { numberOf, type Planning } from '../planning.ts'

type Props = { planning: Planning; actions: readonly Placed[]; onMove: Move; onOpen: OpenDialog }

export function TimelineTable({ planning, actions, onMove, onOpen }: Props) {
  const { t } = useTranslation()
  const columns: Column<Placed>[] = [
    {
      id: 'deadline',
      header: t('plan.action.deadline'),
      card: 'end',
      cell: ({ action }) => <Deadline action={action} />,
    },
    {
      id: 'text',
      header: t('plan.action.text'),
      isRowHeader: true,
      card: 'title',
      cell: ({ action }) => action.text,
    },
    {
      id: 'goal',
      header: t('plan.action.goal'),
      card: 'whole',
      cell: ({ goal }) => (
        <span className="text-15 text-text2">
          {t('plan.ofGoal', { number: numberOf(planning, goal), title: goal.title })}
        </span>
      ),
    },
    {
      id: 'accountable',
      header: t('plan.action.accountable'),
      isRoomy: true,
      cell: ({ action }) => <span className="text-15">{action.accountable ?? '–'}</span>,
    },
    {
      id: 'status',
      header: t('plan.action.status'),
      card: 'start',
      cell: ({ action }) => <StatusMark status={action.status} />,
    },
    {
      id: 'menu',
      header: t('lists.actions'),
      isHeaderHidden: true,
      align: 'end',
      card: 'corner',
      cell: (placed) => <ActionMenu placed={placed} onMove={onMove} onOpen={onOpen} />,
    },
  ]
  return (
    <Table
      caption={t('plan.byDeadline')}
      columns={planning.plan.editable ? columns : columns.filter(({ id }) => id !== 'menu')}
      rows={actions}
      idOf={({ action }) => action.id}
    />
  )
}
