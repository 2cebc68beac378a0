import { CircleAlert } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { EvaluationBar } from '../EvaluationBar.tsx'
import { ActionsSection } from './actions/ActionsSection.tsx'
import { GoalsSection } from './goals/GoalsSection.tsx'
import { type PlanDialog, PlanDialogs } from './PlanDialogs.tsx'
import { PlanHead } from './PlanHead.tsx'
import { PlanNotices } from './PlanNotices.tsx'
import type { Planning } from './planning.ts'
import { QuestionsSection } from './questions/QuestionsSection.tsx'

/** Questions beside what the results say, then goals, then the actions in the chosen way. */
export function ActionPlanView({ planning, isStale }: { planning: Planning; isStale: boolean }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<PlanDialog | null>(null)
  const [unsent, setUnsent] = useState<readonly number[]>([])
  const { detail } = planning.ready
  usePageTitle(`${t('plan.title')} – ${detail.school.name}`)

  const tellUnsent = useCallback((number: number, isUnsent: boolean) => {
    setUnsent((now) => [...now.filter((each) => each !== number), ...(isUnsent ? [number] : [])])
  }, [])

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
        className="mx-auto grid w-full max-w-330 gap-6 px-4 pt-5 pb-10 outline-none wide:gap-8 wide:px-8 wide:pt-7"
      >
        <div className="grid gap-4">
          <PlanHead planning={planning} onOpen={setDialog} />
          <PlanNotices planning={planning} isStale={isStale} />
        </div>
        <QuestionsSection planning={planning} onOpen={setDialog} onUnsent={tellUnsent} />
        <GoalsSection planning={planning} onOpen={setDialog} />
        <ActionsSection planning={planning} onOpen={setDialog} />
      </main>
      <PlanDialogs planning={planning} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
