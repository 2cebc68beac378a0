import { actionStatuses } from 'contract/evaluation/plan/actions'
import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { ArrowRight, Calendar, Ellipsis, Pencil, Trash2 } from 'lucide'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { menuIdOf } from '../../../../../kit/reporting/use-named-action.ts'
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx'
import { Menu } from '../../../../../ui/overlays/Menu.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import type { Move } from './board/use-move.ts'

type Props = { placed: Placed; onMove: Move; onOpen: OpenDialog }

/** Contains every move that dragging makes. */
export function ActionMenu({ placed, onMove, onOpen }: Props) {
  const { t } = useTranslation()
  const { goal, action } = placed
  const label = t('plan.action.menu', { text: action.text })
  return (
    <Menu
      label={label}
      trigger={<IconButton id={menuIdOf(action.id)} icon={Ellipsis} label={label} />}
      actions={[
        {
          id: 'edit',
          label: t('plan.action.edit'),
          icon: Pencil,
          onAction: () => onOpen({ kind: 'action', goal, action }),
        },
        ...(action.overdue
          ? [
              {
                id: 'new date',
                label: t('dates.new.title'),
                icon: Calendar,
                onAction: () => onOpen({ kind: 'new date', goal, action }),
              },
            ]
          : []),
        ...actionStatuses
          .filter((status) => status !== action.status)
          .map((status) => ({
            id: status,
            label: t('plan.moveTo', { status: t(`plan.status.${status}`) }),
            icon: ArrowRight,
            onAction: () => onMove(placed, status),
          })),
        {
          id: 'delete',
          label: t('plan.action.delete'),
          icon: Trash2,
          isDanger: true,
          onAction: () => onOpen({ kind: 'delete action', goal, action }),
        },
      ]}
    />
  )
}
