import type { Goal } from 'contract/evaluation/plan/goals'
import { Target } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../../../ui/messages/EmptyState.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import type { Planning } from '../planning.ts'
import { GoalCard } from './GoalCard.tsx'

type Props = {
  planning: Planning
  onOpen: OpenDialog
  ways?: ReactNode
  actionsOf?: ((goal: Goal) => ReactNode) | undefined
}

export function GoalsSection({ planning, onOpen, ways, actionsOf }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { plan } = planning
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id}>{t('plan.goals')}</h2>
        {ways}
      </div>
      {plan.goals.length === 0 ? (
        <div className="rounded-card border border-border bg-surface">
          <EmptyState
            icon={Target}
            title={t('plan.noGoals')}
            action={
              plan.editable && (
                <Button onPress={() => onOpen({ kind: 'new goal', on: null })}>{t('plan.goal.add')}</Button>
              )
            }
          >
            {plan.editable && t('plan.noGoalsText')}
          </EmptyState>
        </div>
      ) : (
        <ul
          className={
            actionsOf
              ? 'grid grid-cols-1 gap-4'
              : 'grid grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))] gap-4 has-data-expanded:items-start'
          }
        >
          {plan.goals.map((goal) => (
            <GoalCard key={goal.id} planning={planning} goal={goal} onOpen={onOpen}>
              {actionsOf?.(goal)}
            </GoalCard>
          ))}
        </ul>
      )}
    </section>
  )
}
