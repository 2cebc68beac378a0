import type { Goal } from 'contract/evaluation/plan/goals'
import { progressOfGoal } from 'contract/evaluation/plan/plan-figures'
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx'
import { Disclosure } from '../../../../../ui/cards/Disclosure.tsx'
import { ProgressBar } from '../../../../../ui/figures/ProgressBar.tsx'
import { Menu } from '../../../../../ui/overlays/Menu.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import { domainOf, numberOf, type Planning } from '../planning.ts'
import { GoalFacts } from './GoalFacts.tsx'
import { GoalMarks } from './GoalMarks.tsx'
import { Observations } from './Observations.tsx'

type Props = {
  planning: Planning
  goal: Goal
  onOpen: OpenDialog
  children?: ReactNode
}

export function GoalCard({ planning, goal, onOpen, children }: Props) {
  const { t } = useTranslation()
  const title = useId()
  const { done, all } = progressOfGoal(goal)
  const number = numberOf(planning, goal)
  const isEditable = planning.plan.editable
  const hasActions = goal.actions.length > 0
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={title}
        className="grid h-full min-w-0 grid-cols-1 content-start wrap-anywhere gap-2.5 rounded-card border border-border bg-surface p-4 shadow-e1 wide:px-5"
      >
        <div className="flex items-center justify-between gap-3 text-14">
          <span className="text-text2">
            {t('plan.goal.place', { number, domain: domainOf(planning, goal.category)?.number ?? '–' })}
          </span>
          {hasActions ? (
            <span className="ms-auto font-strong tabular-nums">{t('plan.doneOf', { done, all })}</span>
          ) : (
            <span className="ms-auto text-text2">{t('plan.noActionsOfGoal')}</span>
          )}
          {isEditable && (
            <span className="-my-2 -me-2.5">
              <Menu
                label={t('plan.goal.menu', { number })}
                trigger={<IconButton icon={Ellipsis} label={t('plan.goal.menu', { number })} />}
                actions={[
                  {
                    id: 'edit',
                    label: t('plan.goal.edit'),
                    icon: Pencil,
                    onAction: () => onOpen({ kind: 'goal', goal }),
                  },
                  {
                    id: 'action',
                    label: t('plan.action.add'),
                    icon: Plus,
                    onAction: () => onOpen({ kind: 'new action', goal }),
                  },
                  {
                    id: 'delete',
                    label: t('plan.goal.delete'),
                    icon: Trash2,
                    isDanger: true,
                    onAction: () => onOpen({ kind: 'delete goal', goal }),
                  },
                ]}
              />
            </span>
          )}
        </div>
        <h3 id={title}>{goal.title}</h3>
        {hasActions && (
          <ProgressBar label={t('plan.goal.progress', { number })} value={done} max={Math.max(all, 1)} />
        )}
        <GoalMarks goal={goal} moved={planning.movedOf(goal)} />
        {hasActions && children && <div className="-mx-4 wide:-mx-5">{children}</div>}
        <div className="-mx-2.5 -mb-1.5">
          <Disclosure level={4} title={t('plan.goal.details', { count: goal.observations.length })}>
            <div className="-ms-6 grid gap-4">
              <GoalFacts planning={planning} goal={goal} />
              <Observations planning={planning} goal={goal} onOpen={onOpen} />
            </div>
          </Disclosure>
        </div>
      </article>
    </li>
  )
}
