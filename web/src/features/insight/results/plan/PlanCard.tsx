import { useQuery } from '@tanstack/react-query'
import { mayEver } from 'contract/access/permissions'
import { isWritable } from 'contract/evaluation/life-cycle'
import { type Action, isOver } from 'contract/evaluation/plan/actions'
import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { hasResult } from 'contract/insight/results/results-shown'
import type { LineResults } from 'contract/insight/results/school-results'
import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { loadReport } from '../../../../kit/reporting/load-report.ts'
import { focusAction, useDoneKey } from '../../../../kit/reporting/use-done-key.ts'
import { idOfAction } from '../../../../kit/reporting/use-named-action.ts'
import { usePlanArrivals } from '../../../../kit/reporting/use-plan-arrivals.ts'
import { useActor } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { afterPaint } from '../../../../ui/waiting/after-paint.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { planQuery } from '../../../evaluation/evaluation/queries.ts'
import { ResultsCard } from '../ResultsCard.tsx'
import { useFolded } from '../use-folded.ts'
import { AnswersRead } from './AnswersRead.tsx'
import { GoalRead } from './GoalRead.tsx'
import { Suggestions } from './Suggestions.tsx'

const ReportDialog = lazily(loadReport)

/** The plan of this line to read, the domains to set goals in, and for who plans the way to do it. */
export function PlanCard({ school, shown }: { school: number; shown: LineResults }) {
  const { t } = useTranslation()
  const actor = useActor()
  const plan = useQuery(planQuery(shown.evaluation, shown.line.id))
  const [reported, setReported] = useState<{ action: Action; goal: number } | null>(null)
  const { isOpen, toggle } = useFolded('plan')
  usePlanArrivals()
  // who plans works with the plan itself
  const mayReport =
    isWritable('plan', shown.line.status) && mayEver(actor, 'plan.report') && !mayEver(actor, 'plan.change')
  const goals = plan.data?.goals ?? []
  const placed = placedActions(goals)
  const actions = placed.map(({ action }) => action)
  const left = mayReport ? placed.filter(({ action }) => !isOver(action.status)) : []
  useDoneKey(
    left.map(({ action }) => action.id),
    (id) => {
      const found = left.find(({ action }) => action.id === id)
      if (found) setReported({ action: found.action, goal: found.goal.id })
    },
    (first) =>
      void (isOpen ? Promise.resolve() : toggle(true).then(afterPaint)).then(() => focusAction(first)),
  )
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
                  <GoalRead
                    goal={goal}
                    shown={shown}
                    {...(mayReport && { onReport: (action) => setReported({ action, goal: goal.id }) })}
                  />
                </li>
              ))}
            </ul>
          )}
          <AnswersRead plan={plan.data} />
          {reported && (
            <ReportDialog
              placed={{
                ...reported,
                line: shown.line.id,
                evaluation: shown.evaluation,
                href: `/schools/results/${school}?line=${shown.line.id}#${idOfAction(reported.action.id)}`,
              }}
              onClose={() => setReported(null)}
            />
          )}
          {hasResult(shown) && <Suggestions plan={plan.data} shown={shown} />}
        </>
      )}
    </ResultsCard>
  )
}
