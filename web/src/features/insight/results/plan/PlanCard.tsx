import { useQuery } from '@tanstack/react-query'
import { mayEver } from 'contract/access/permissions'
import { hasResult } from 'contract/insight/results/results-shown'
import type { LineResults } from 'contract/insight/results/school-results'
import { ArrowRight } from 'lucide'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { planQuery } from '../../../evaluation/evaluation/queries.ts'
import { ResultsCard } from '../ResultsCard.tsx'
import { AnswersRead } from './AnswersRead.tsx'
import { GoalRead } from './GoalRead.tsx'
import { Suggestions } from './Suggestions.tsx'

/** The plan of this line to read, the domains to set goals in, and for who plans the way to do it. */
export function PlanCard({ shown }: { shown: LineResults }) {
  const { t } = useTranslation()
  const actor = useActor()
  const plan = useQuery(planQuery(shown.evaluation, shown.line.id))
  const goals = plan.data?.goals ?? []
  const actions = goals.flatMap((goal) => goal.actions)
  const completed = actions.filter(({ status }) => status === 'completed').length
  return (
    <ResultsCard
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
        mayEver(actor, 'plan.change') && (
          <span className="print:hidden">
            <ButtonLink
              kind="primary"
              iconAfter={ArrowRight}
              href={`/evaluations/${shown.evaluation}/action-plan?line=${shown.line.id}`}
            >
              {t('results.toPlan')}
            </ButtonLink>
          </span>
        )
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
                  <GoalRead goal={goal} shown={shown} />
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
