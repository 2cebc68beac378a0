import { isOver } from 'contract/evaluation/plan/actions'
import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { Columns3, GanttChart, ListChecks } from 'lucide'
import { useId } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useDoneKey } from '../../../../kit/reporting/use-done-key.ts'
import { Segments } from '../../../../ui/navigation/Segments.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { ActionRows } from './actions/ActionRows.tsx'
import { useMove } from './actions/board/use-move.ts'
import { NoActions } from './actions/NoActions.tsx'
import { GoalsSection } from './goals/GoalsSection.tsx'
import type { OpenDialog } from './plan-dialog.ts'
import type { Planning } from './planning.ts'
import { type Way, ways } from './use-way.ts'

/** Drag and drop is a large part, loaded when the board is chosen. */
const ActionBoard = lazily(
  async () => (await import('./actions/board/ActionBoard.tsx')).ActionBoard,
  <div className="min-h-96 rounded-card border border-border bg-surface2" />,
)
const Timeline = lazily(async () => (await import('./timeline/Timeline.tsx')).Timeline)

const icons = { list: ListChecks, board: Columns3, timeline: GanttChart }

type Props = { planning: Planning; way: Way; onWay: (way: Way) => void; onOpen: OpenDialog }

export function PlanWork({ planning, way, onWay, onOpen }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const onMove = useMove(onOpen)
  const { plan, mayReport } = planning
  const left = placedActions(plan.goals).filter(
    ({ action }) => (plan.editable || mayReport) && !isOver(action.status),
  )
  useDoneKey(
    left.map(({ action }) => action.id),
    (pressed) => {
      const placed = left.find(({ action }) => action.id === pressed)
      if (placed && mayReport) onOpen({ kind: 'done', ...placed })
      else if (placed) onOpen({ kind: placed.action.reported ? 'report' : 'complete', ...placed })
    },
  )
  const hasActions = plan.goals.some(({ actions }) => actions.length > 0)
  const choice = hasActions && !mayReport && (
    <Segments
      label={t('plan.ways')}
      choices={ways.map((each) => ({ id: each, label: t(`plan.way.${each}`), icon: icons[each] }))}
      value={way}
      onChange={onWay}
    />
  )
  const actionsOf =
    way === 'list'
      ? (goal: Planning['plan']['goals'][number]) => (
          <ActionRows planning={planning} goal={goal} onMove={onMove} onOpen={onOpen} />
        )
      : undefined
  return (
    <>
      <GoalsSection planning={planning} onOpen={onOpen} ways={choice} actionsOf={actionsOf} />
      {plan.goals.length > 0 && !hasActions && <NoActions isEditable={plan.editable} onOpen={onOpen} />}
      {hasActions && way !== 'list' && (
        <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
          <h2 id={id}>{t('plan.actions')}</h2>
          {way === 'board' && <ActionBoard planning={planning} onMove={onMove} onOpen={onOpen} />}
          {way === 'timeline' && <Timeline planning={planning} onMove={onMove} onOpen={onOpen} />}
        </section>
      )}
    </>
  )
}
