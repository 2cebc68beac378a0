import { Ellipsis, History } from 'lucide'
import type { Translate } from '../../../i18n/translation.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/Menu.tsx'
import type { Column } from '../../../ui/tables/table-columns.ts'
import { type HistoryOf, openHistory } from '../../page/open-history.ts'

export const actionsColumn = <Row,>(
  t: Translate,
  nameOf: (row: Row) => string,
  actionsOf: (row: Row) => readonly MenuAction[],
): Column<Row> => ({
  id: 'actions',
  header: t('lists.actions'),
  isHeaderHidden: true,
  card: 'corner',
  cell: (row) => {
    const actions = actionsOf(row)
    if (actions.length === 0) return null
    const label = t('lists.actionsOf', { name: nameOf(row) })
    return <Menu label={label} actions={actions} trigger={<IconButton icon={Ellipsis} label={label} />} />
  },
})

export const historyAction = (t: Translate, of: HistoryOf): MenuAction => ({
  id: 'history',
  label: t('lists.history'),
  icon: History,
  onAction: () => openHistory(of),
})
