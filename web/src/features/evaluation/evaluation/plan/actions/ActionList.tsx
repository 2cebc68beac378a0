import { placedActions } from 'contract/evaluation/plan/plan-figures'
import { langOf } from '../../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { idOfAction } from '../../../../../kit/reporting/use-named-action.ts'
import type { OpenDialog } from '../plan-dialog.ts'
import { numberOf, type Planning } from '../planning.ts'
import { ActionFacts } from './ActionFacts.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import type { Move } from './board/use-move.ts'
import { ProposalAnswer } from './ProposalAnswer.tsx'
import { ReportButton } from './ReportButton.tsx'
import { StatusMark } from './StatusMark.tsx'

type Props = { planning: Planning; onMove: Move; onOpen: OpenDialog }

/** The actions goal by goal, the nearest deadline first. */
export function ActionList({ planning, onMove, onOpen }: Props) {
  const { t } = useTranslation()
  const { plan } = planning
  return (
    <div className="rounded-card border wrap-anywhere border-border bg-surface shadow-e1">
      {plan.goals.map((goal) => (
        <section key={goal.id} className="border-t border-border first:border-t-0">
          <h3 className="px-4 pt-4 pb-1 text-15 wide:px-5">
            {numberOf(planning, goal)}. {goal.title}
          </h3>
          {goal.actions.length === 0 ? (
            <p className="px-4 pb-4 text-15 text-text2 wide:px-5">{t('plan.noActionsOfGoal')}</p>
          ) : (
            <ul className="pb-2">
              {placedActions([goal]).map((placed) => (
                <li
                  key={placed.action.id}
                  id={idOfAction(placed.action.id)}
                  className="flex items-start gap-x-3 px-4 py-2 wide:grid wide:grid-cols-[9.5rem_minmax(0,1fr)_auto] wide:px-5"
                >
                  <div className="hidden wide:block">
                    <StatusMark status={placed.action.status} />
                  </div>
                  <div className="grid min-w-0 flex-1 gap-1">
                    <p lang={langOf(placed.action.text)} className="font-medium text-15">
                      {placed.action.text}
                    </p>
                    <span className="wide:hidden">
                      <StatusMark status={placed.action.status} />
                    </span>
                    <ActionFacts planning={planning} placed={placed} />
                    <ReportButton placed={placed} onOpen={onOpen} />
                    <ProposalAnswer placed={placed} isEditable={plan.editable} />
                  </div>
                  {plan.editable && (
                    <span className="-my-1.5 -me-2.5">
                      <ActionMenu placed={placed} onMove={onMove} onOpen={onOpen} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
