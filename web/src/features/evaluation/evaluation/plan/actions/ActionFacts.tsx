import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { furtherFacts } from '../../../../../kit/reporting/action-facts.ts'
import { IndicatorMoved } from '../goals/IndicatorMoved.tsx'
import type { Planning } from '../planning.ts'
import { Deadline } from './Deadline.tsx'

type Props = {
  planning: Planning
  placed: Placed
  /** Shown with its goal, which shows the deadline and the indicator's change elsewhere. */
  isInGoal?: boolean
}

export function ActionFacts({ planning, placed, isInGoal = false }: Props) {
  const { t } = useTranslation()
  const { goal, action } = placed
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-text2">
      {!isInGoal && <Deadline action={action} />}
      {action.accountable && (
        <span>
          <span className="sr-only">{t('plan.action.accountable')}: </span>
          {action.accountable}
        </span>
      )}
      {furtherFacts(t, action).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span>
        <span className="sr-only">{t('plan.action.category')}: </span>
        {planning.texts.categories[action.category - 1]?.name}
      </span>
      {!isInGoal && <IndicatorMoved moved={planning.movedOf(goal)} />}
    </span>
  )
}
