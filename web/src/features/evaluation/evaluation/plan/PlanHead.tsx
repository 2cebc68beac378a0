import { isOver } from 'contract/evaluation/plan/actions'
import { countsOf } from 'contract/evaluation/plan/plan-figures'
import { Plus } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { pageActionsStyle } from '../../../../kit/actions/page-actions-style.ts'
import { DownloadButton } from '../../../../kit/documents/DownloadButton.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import type { OpenDialog } from './plan-dialog.ts'
import type { Planning } from './planning.ts'

export function PlanHead({ planning, onOpen }: { planning: Planning; onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const { plan, ready, mayReport } = planning
  const counts = countsOf(plan.goals)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1>{t('plan.title')}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-text2">
          <span>{t('plan.goalCount', { count: counts.goals })}</span>
          <span aria-hidden="true">·</span>
          <span>{t('plan.actionCount', { count: counts.actions })}</span>
          <span aria-hidden="true">·</span>
          <span>{t('plan.completedCount', { count: counts.completed })}</span>
          {counts.late > 0 && (
            <>
              <span aria-hidden="true">·</span>
              <span className="font-strong text-danger">{t('plan.lateCount', { count: counts.late })}</span>
            </>
          )}
        </p>
        {mayReport && <WhatToDoHere plan={plan} />}
      </div>
      <div className={`print:hidden ${pageActionsStyle}`}>
        <DownloadButton
          subject="action_plan"
          id={plan.id}
          name={`${t('plan.title')}, ${ready.detail.school.name}`}
        />
        {plan.editable && (
          <>
            <Button icon={Plus} onPress={() => onOpen({ kind: 'new goal', on: null })}>
              {t('plan.goal.add')}
            </Button>
            {plan.goals.length > 0 && (
              <Button icon={Plus} kind="primary" onPress={() => onOpen({ kind: 'new action', goal: null })}>
                {t('plan.action.add')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** Instructions for a school; none while there are no actions and when all are done. */
function WhatToDoHere({ plan }: Pick<Planning, 'plan'>) {
  const { t } = useTranslation()
  const isAnythingLeft = plan.goals.some(({ actions }) => actions.some(({ status }) => !isOver(status)))
  if (!isAnythingLeft && plan.goals.length > 0) return null
  return (
    <p className="mt-1 max-w-[72ch] text-text2">
      {t(isAnythingLeft ? 'plan.reportHere' : 'plan.madeTogether')}
    </p>
  )
}
