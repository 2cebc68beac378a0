import type { Goal } from 'contract/evaluation/plan/goals'
import type { LineResults } from 'contract/insight/results/school-results'
import { formatDate } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'

type Props = { goal: Goal; shown: LineResults; level?: 3 | 5 }

/** A goal with its actions, as whoever does not plan reads it. */
export function GoalRead({ goal, shown, level = 3 }: Props) {
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
      <ActionsRead actions={goal.actions} />
    </>
  )
}

export function ActionsRead({ actions }: { actions: Goal['actions'] }) {
  const { t } = useTranslation()
  if (actions.length === 0) return <p className="mt-1 text-15 text-text2">{t('results.noActions')}</p>
  return (
    <ul className="mt-2 grid gap-1.5">
      {actions.map((action) => {
        const facts = [
          action.accountable,
          action.deadline && t('results.until', { day: formatDate(`${action.deadline}T00:00`) }),
        ].filter(Boolean)
        return (
          <li
            key={action.id}
            className="flex flex-wrap items-baseline gap-x-3 border-s-2 border-border ps-3 text-15"
          >
            <span className="min-w-0 flex-1 basis-64">
              {action.text}
              {facts.length > 0 && <span className="text-14 text-text2"> {facts.join(' · ')}</span>}
            </span>
            <span className={`text-14 font-medium ${action.overdue ? 'text-review' : 'text-text2'}`}>
              {t(`plan.status.${action.status}`)}
              {action.overdue && <> · {t('results.late')}</>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
