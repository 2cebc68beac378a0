import { can } from 'contract/access/permissions'
import type { Evaluation } from 'contract/evaluation/evaluations'
import { BookUp, CalendarCog, CalendarDays, Ellipsis, FolderOpen, History, Trash2 } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../kit/page/addresses.ts'
import { openHistory } from '../../../kit/page/open-history.ts'
import { useActor } from '../../../session/use-session.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/Menu.tsx'
import type { EvaluationAction } from './EvaluationActionDialog.tsx'
import { placeOfEvaluation } from './queries.ts'

type Props = { row: Evaluation; onAct: (kind: EvaluationAction['kind'], row: Evaluation) => void }

/** Actions that a person may never do are left out. */
export function EvaluationMenu({ row, onAct }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const label = t('lists.actionsOf', { name: row.school.name })
  const place = placeOfEvaluation(row)
  const actions: MenuAction[] = [
    {
      id: 'open',
      label: t('evaluation-list.open'),
      icon: FolderOpen,
      href: addressOfEvaluation(row, { line: row.line.id }),
    },
  ]
  if (can(actor, 'evaluation.change', place)) {
    actions.push({
      id: 'change',
      label: t('evaluation-list.change'),
      icon: CalendarDays,
      onAction: () => onAct('change', row),
    })
  }
  if (can(actor, 'line.change_year', place)) {
    actions.push({
      id: 'year',
      label: t('evaluation-list.changeYear'),
      icon: CalendarCog,
      onAction: () => onAct('year', row),
    })
  }
  if (can(actor, 'line.move_edition', place) && row.line.status === 'OPEN') {
    actions.push({
      id: 'edition',
      label: t('evaluation-list.moveEdition'),
      icon: BookUp,
      onAction: () => onAct('edition', row),
    })
  }
  actions.push({
    id: 'history',
    label: t('lists.history'),
    icon: History,
    onAction: () => openHistory({ type: 'evaluation', id: row.id, name: row.school.name, lines: row.lines }),
  })
  if (can(actor, 'evaluation.delete', place)) {
    actions.push({
      id: 'delete',
      label: t('evaluation-list.delete'),
      icon: Trash2,
      isDanger: true,
      onAction: () => onAct('delete', row),
    })
  }
  return <Menu label={label} actions={actions} trigger={<IconButton icon={Ellipsis} label={label} />} />
}
