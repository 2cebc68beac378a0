import type { Goal } from 'contract/evaluation/plan/goals'
import type { LineResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ActionRead } from './ActionRead.tsx'

type Props = {
  goal: Goal
  shown: LineResults
  level?: 3 | 5
  hrefOf?: (action: number) => string
}

export function GoalRead({ goal, shown, level = 3, hrefOf }: Props) {
  const Heading = level === 3 ? 'h3' : 'h5'
  const { t } = useTranslation()
  const domain = shown.categories.find(({ id }) => id === goal.category)
  const indicator = shown.indicators.find(({ id }) => id === goal.indicator)
  const place = [
    domain && `${domain.number}. ${domain.name}`,
    indicator && `${indicator.code} ${indicator.name}`,
    goal.target && t('results.target', { letter: goal.target }),
  ].filter(Boolean)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="text-16">{goal.title}</Heading>
        <span className="text-14 font-medium">{t(`plan.goalStatus.${goal.status}`)}</span>
      </div>
      <p className="text-14 text-text2">{place.join(' · ')}</p>
      {goal.change && <p className="mt-1 max-w-[72ch] text-15">{goal.change}</p>}
      <ActionsRead goal={goal} hrefOf={hrefOf} />
    </>
  )
}

type ActionsProps = { goal: Pick<Goal, 'actions'>; hrefOf?: Props['hrefOf'] | undefined }

export function ActionsRead({ goal, hrefOf }: ActionsProps) {
  const { t } = useTranslation()
  const { actions } = goal
  if (actions.length === 0) return <p className="mt-1 text-15 text-text2">{t('results.noActions')}</p>
  return (
    <ul className="mt-2 grid gap-1.5">
      {actions.map((action) => (
        <ActionRead key={action.id} action={action} href={hrefOf?.(action.id)} />
      ))}
    </ul>
  )
}
