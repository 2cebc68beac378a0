import { isOver } from 'contract/evaluation/plan/actions'
import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { Columns3, GanttChart, ListChecks } from 'lucide'
import { useId } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { useDoneKey } from '../../../../../kit/reporting/use-done-key.ts'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../../../ui/messages/EmptyState.tsx'
import { Segments } from '../../../../../ui/navigation/Segments.tsx'
import { lazily } from '../../../../../ui/waiting/lazily.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import type { Planning } from '../planning.ts'
import { useWay, ways } from '../use-way.ts'
import { ActionList } from './ActionList.tsx'
import { useMove } from './board/use-move.ts'

/** Dragging weighs; a phone shows the list first. */
const ActionBoard = lazily(
  async () => (await import('./board/ActionBoard.tsx')).ActionBoard,
  <div className="min-h-96 rounded-card border border-border bg-surface2" />,
)
const Timeline = lazily(async () => (await import('../timeline/Timeline.tsx')).Timeline)

const icons = { list: ListChecks, board: Columns3, timeline: GanttChart }

/** What is done, by whom and by when, in one of three ways to see it. */
export function ActionsSection({ planning, onOpen }: { planning: Planning; onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const id = useId()
  const { way, choose } = useWay()
  const onMove = useMove(onOpen)
  const { plan } = planning
  const left = placedActions(plan.goals).filter(({ action }) => plan.editable && !isOver(action.status))
  useDoneKey(
    left.map(({ action }) => action.id),
    (id) => {
      const placed = left.find(({ action }) => action.id === id)
      if (placed?.action.reported) onOpen({ kind: 'report', ...placed })
      else if (placed) onMove(placed, 'completed')
    },
  )
  const hasActions = plan.goals.some(({ actions }) => actions.length > 0)
  if (plan.goals.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id}>{t('plan.actions')}</h2>
        {hasActions && (
          <Segments
            label={t('plan.ways')}
            choices={ways.map((each) => ({ id: each, label: t(`plan.way.${each}`), icon: icons[each] }))}
            value={way}
            onChange={choose}
          />
        )}
      </div>
      {!hasActions && (
        <div className="rounded-card border border-border bg-surface">
          <EmptyState
            icon={ListChecks}
            title={t('plan.noActions')}
            action={
              plan.editable && (
                <Button onPress={() => onOpen({ kind: 'new action', goal: null })}>
                  {t('plan.action.add')}
                </Button>
              )
            }
          >
            {plan.editable && t('plan.noActionsText')}
          </EmptyState>
        </div>
      )}
      {hasActions && way === 'list' && <ActionList planning={planning} onMove={onMove} onOpen={onOpen} />}
      {hasActions && way === 'board' && <ActionBoard planning={planning} onMove={onMove} onOpen={onOpen} />}
      {hasActions && way === 'timeline' && <Timeline planning={planning} onMove={onMove} onOpen={onOpen} />}
    </section>
  )
}
