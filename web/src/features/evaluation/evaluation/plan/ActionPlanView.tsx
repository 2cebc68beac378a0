import { CircleAlert } from 'lucide'
import { Fragment, useCallback, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { usePageTitle } from '../../../../kit/page/use-page-title.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { EvaluationBar } from '../EvaluationBar.tsx'
import { ActionsSection } from './actions/ActionsSection.tsx'
import { GoalsSection } from './goals/GoalsSection.tsx'
import { LateNotice } from './LateNotice.tsx'
import { PlanHead } from './PlanHead.tsx'
import { PlanNotices } from './PlanNotices.tsx'
import type { PlanDialog } from './plan-dialog.ts'
import type { Planning } from './planning.ts'
import { QuestionsSection } from './questions/QuestionsSection.tsx'
import { StrengthsCard } from './questions/StrengthsCard.tsx'
import { SuggestionsCard } from './questions/SuggestionsCard.tsx'

/** Forms weigh, and many only look. */
const PlanDialogs = lazily(async () => (await import('./PlanDialogs.tsx')).PlanDialogs)

/**
 * Questions beside what the results say, then goals, then the actions in the chosen way.
 * A plan that has goals begins with them; nothing changes its place while somebody works.
 */
export function ActionPlanView({ planning, isStale }: { planning: Planning; isStale: boolean }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<PlanDialog | null>(null)
  const [unsent, setUnsent] = useState<readonly number[]>([])
  const [hadGoals] = useState(planning.plan.goals.length > 0)
  const { detail } = planning.ready
  usePageTitle(`${t('plan.title')} – ${detail.school.name}`)

  const noteUnsent = useCallback((number: number, isUnsent: boolean) => {
    setUnsent((now) => [...now.filter((each) => each !== number), ...(isUnsent ? [number] : [])])
  }, [])

  const preparation = (
    <div
      key="preparation"
      className="grid grid-cols-1 items-start gap-4 wide:gap-5 desk:grid-cols-[minmax(0,1fr)_400px] print:block print:*:mb-4"
    >
      <QuestionsSection planning={planning} onUnsent={noteUnsent} />
      <StrengthsCard planning={planning} />
      <div className="desk:col-span-2">
        <SuggestionsCard planning={planning} onOpen={setDialog} />
      </div>
    </div>
  )
  const work = (
    <Fragment key="work">
      <GoalsSection planning={planning} onOpen={setDialog} />
      <ActionsSection planning={planning} onOpen={setDialog} />
    </Fragment>
  )

  return (
    <>
      <EvaluationBar
        detail={detail}
        section="plan"
        state={
          unsent.length > 0 ? (
            <span className="flex items-center gap-2 text-14 font-medium text-review">
              <Icon of={CircleAlert} size="small" />
              {t('plan.unsent', { count: unsent.length })}
            </span>
          ) : undefined
        }
      />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-330 grid-cols-1 gap-6 px-4 pt-5 pb-10 outline-none wide:gap-8 wide:px-8 wide:pt-7"
      >
        <div className="grid gap-4">
          <PlanHead planning={planning} onOpen={setDialog} />
          <PlanNotices planning={planning} isStale={isStale} />
          {planning.plan.editable && <LateNotice planning={planning} onOpen={setDialog} />}
        </div>
        {hadGoals ? [work, preparation] : [preparation, work]}
      </main>
      {dialog && <PlanDialogs planning={planning} dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  )
}
