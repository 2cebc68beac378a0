import { CircleAlert } from 'lucide'
import { useCallback, useState } from 'react'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { usePageTitle } from '../../../../kit/page/use-page-title.ts'
import { usePlanArrivals } from '../../../../kit/reporting/use-plan-arrivals.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { EvaluationBar } from '../EvaluationBar.tsx'
import { LateNotice } from './LateNotice.tsx'
import { PlanHead } from './PlanHead.tsx'
import { PlanNotices } from './PlanNotices.tsx'
import { PlanWork } from './PlanWork.tsx'
import type { PlanDialog } from './plan-dialog.ts'
import type { Planning } from './planning.ts'
import { QuestionsSection } from './questions/QuestionsSection.tsx'
import { StrengthsCard } from './questions/StrengthsCard.tsx'
import { SuggestionsCard } from './questions/SuggestionsCard.tsx'
import { useWay } from './use-way.ts'

/** The forms are large, and many people only read. */
const PlanDialogs = lazily(async () => (await import('./PlanDialogs.tsx')).PlanDialogs)

/** Loaded after the plan, with its own texts. */
const ChangesCard = lazily(
  async () =>
    (await Promise.all([import('./changes/ChangesCard.tsx'), readOwnTexts('audit')]))[0].ChangesCard,
  <div className="min-h-48 rounded-card border border-border bg-surface" />,
)

/**
 * A plan with goals begins with them, one without begins with the questions; the order stays while somebody works.
 */
export function ActionPlanView({ planning, isStale }: { planning: Planning; isStale: boolean }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<PlanDialog | null>(null)
  const [unsent, setUnsent] = useState<readonly number[]>([])
  const [hadGoals] = useState(planning.plan.goals.length > 0)
  const { way: chosen, choose } = useWay()
  // A school works in the list, since only there each action has its buttons.
  const way = planning.mayReport ? 'list' : chosen
  const { detail } = planning.ready
  usePlanArrivals()
  usePageTitle(`${t('plan.title')} – ${detail.school.name}`)

  const noteUnsent = useCallback((number: number, isUnsent: boolean) => {
    setUnsent((now) => [...now.filter((each) => each !== number), ...(isUnsent ? [number] : [])])
  }, [])

  const questions = <QuestionsSection key="questions" planning={planning} onUnsent={noteUnsent} />
  const work = <PlanWork key="work" planning={planning} way={way} onWay={choose} onOpen={setDialog} />
  // A board needs the whole width.
  const hasColumn = way === 'list' || planning.plan.goals.length === 0

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
        className="mx-auto grid w-full max-w-330 grid-cols-1 gap-6 px-4 pt-5 pb-10 outline-none wide:gap-5 wide:px-8 wide:pt-7"
      >
        <div className="grid gap-4">
          <PlanHead planning={planning} onOpen={setDialog} />
          <PlanNotices planning={planning} isStale={isStale} />
          <LateNotice planning={planning} onOpen={setDialog} />
        </div>
        <div
          className={`grid grid-cols-1 items-start gap-5 print:block ${
            hasColumn ? 'desk:grid-cols-[minmax(0,1fr)_21rem]' : ''
          }`}
        >
          <div className="grid min-w-0 grid-cols-1 gap-5">
            {hadGoals ? [work, questions] : [questions, work]}
          </div>
          <aside
            aria-label={t('plan.beside')}
            className={`grid min-w-0 grid-cols-1 items-start gap-4 ${hasColumn ? '' : 'desk:grid-cols-3'}`}
          >
            <SuggestionsCard planning={planning} onOpen={setDialog} />
            <ChangesCard planning={planning} />
            <StrengthsCard planning={planning} />
          </aside>
        </div>
      </main>
      {dialog && <PlanDialogs planning={planning} dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  )
}
