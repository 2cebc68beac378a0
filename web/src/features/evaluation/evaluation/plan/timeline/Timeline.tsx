import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { formatDay } from '../../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import type { Move } from '../actions/board/use-move.ts'
import type { OpenDialog } from '../plan-dialog.ts'
import type { Planning } from '../planning.ts'
import { today as todayNow } from './months.ts'
import { TimelinePicture } from './TimelinePicture.tsx'
import { TimelineTable } from './TimelineTable.tsx'

type Props = { planning: Planning; onMove: Move; onOpen: OpenDialog }

/** A chart by month where it has room, and always a table of the same actions. */
export function Timeline({ planning, onMove, onOpen }: Props) {
  const { t } = useTranslation()
  const today = todayNow()
  const actions = placedActions(planning.plan.goals)
  const dated = actions.filter(({ action }) => action.deadline !== null)
  return (
    <div className="wide:[--edge:1.25rem] overflow-hidden rounded-card border border-border bg-surface shadow-e1">
      <p className="px-4 pt-4 pb-2 text-end text-15 text-text2 wide:px-5">
        {t('plan.todayIs', { date: formatDay(today) })}
      </p>
      {dated.length > 0 && <TimelinePicture planning={planning} dated={dated} today={today} />}
      <TimelineTable planning={planning} actions={actions} onMove={onMove} onOpen={onOpen} />
    </div>
  )
}
