import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { mayEver } from 'contract/access/permissions'
import { isWritable } from 'contract/evaluation/life-cycle'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { planTextsQuery } from '../../../instrument/instruments/plan-text-queries.ts'
import { EvaluationBar } from '../EvaluationBar.tsx'
import { useEvaluation } from '../use-evaluation.ts'
import { ActionPlanView } from './ActionPlanView.tsx'
import { planQuery } from './queries.ts'
import { useGoalMovement } from './use-goal-movement.ts'

/**
 * One page for the plan's own address and for that of the specification; what can be done here depends on the person.
 */
export function ActionPlanPage() {
  const { t } = useTranslation()
  const actor = useActor()
  const { id } = useParams({ strict: false })
  const { line } = useSearch({ strict: false })
  const evaluation = useEvaluation(Number(id), line)
  const { ready } = evaluation
  const shown = ready?.detail.line.id
  const plan = useQuery({ ...planQuery(Number(id), shown ?? 0), enabled: shown !== undefined })
  const texts = useQuery(planTextsQuery())
  const movedOf = useGoalMovement(ready?.detail, plan.data)
  const error = evaluation.error ?? plan.error ?? texts.error

  if (ready && plan.data && texts.data) {
    const mayReport =
      isWritable('plan', ready.detail.line.status) &&
      mayEver(actor, 'plan.report') &&
      !mayEver(actor, 'plan.change')
    return (
      <ActionPlanView
        key={plan.data.id}
        planning={{ plan: plan.data, ready, texts: texts.data, movedOf, mayReport }}
        isStale={plan.isError}
      />
    )
  }
  return (
    <>
      <EvaluationBar section="plan" {...(ready && { detail: ready.detail })} />
      <main id="main" tabIndex={-1} className="p-6 outline-none">
        {error && <h1 className="sr-only">{t('evaluation.section.plan')}</h1>}
        <AnswerFallback query={[{ error: evaluation.error, refetch: evaluation.retry }, plan, texts]} />
      </main>
    </>
  )
}
