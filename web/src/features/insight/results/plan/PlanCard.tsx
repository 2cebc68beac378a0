import { useQuery } from '@tanstack/react-query'
import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { hasResult } from 'contract/insight/results/results-shown'
import type { LineResults } from 'contract/insight/results/school-results'
import { addressOfAction, addressOfPlan } from 'contract/messages/notifications'
import { ArrowRight } from 'lucide'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { planQuery } from '../../../evaluation/evaluation/queries.ts'
import { ResultsCard } from '../ResultsCard.tsx'
import { AnswersRead } from './AnswersRead.tsx'
import { GoalRead } from './GoalRead.tsx'
import { Suggestions } from './Suggestions.tsx'

export function PlanCard({ shown }: { shown: LineResults }) {
  const { t } = useTranslation()
  const plan = useQuery(planQuery(shown.evaluation, shown.line.id))
  const goals = plan.data?.goals ?? []
  const actions = placedActions(goals).map(({ action }) => action)
  const completed = actions.filter(({ status }) => status === 'completed').length
  return (
    <ResultsCard
      name="plan"
      title={t('results.plan')}
      hint={
        plan.data &&
        goals.length > 0 &&
        t('results.planSays', {
          count: goals.length,
          completed: formatNumber(completed),
          actions: formatNumber(actions.length),
        })
      }
      aside={
        <span className="print:hidden">
          <ButtonLink
            kind="primary"
            iconAfter={ArrowRight}
            href={addressOfPlan(shown.evaluation, shown.line.id)}
          >
            {t('results.toPlan')}
          </ButtonLink>
        </span>
      }
    >
      {!plan.data ? (
        <AnswerFallback query={plan} />
      ) : (
        <>
          {goals.length === 0 && (
            <p className="px-4 pb-4 text-15 text-text2 wide:px-5">{t('results.noGoals')}</p>
          )}
          {goals.length > 0 && (
            <ul>
              {goals.map((goal) => (
                <li
                  key={goal.id}
                  className="border-t border-border px-4 py-3.5 wide:px-5 print:break-inside-avoid"
                >
                  <GoalRead
                    goal={goal}
                    shown={shown}
                    hrefOf={(action) => addressOfAction(shown.evaluation, { line: shown.line.id, action })}
                  />
                </li>
              ))}
            </ul>
          )}
          <AnswersRead plan={plan.data} />
          {hasResult(shown) && <Suggestions plan={plan.data} shown={shown} />}
        </>
      )}
    </ResultsCard>
  )
}
