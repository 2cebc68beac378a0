import { isOver } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { type Placed, placedActions } from 'contract/evaluation/plan/plan-figures'
import { langOf } from '../../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { idOfAction, useNamedAction } from '../../../../../kit/reporting/use-named-action.ts'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import type { Planning } from '../planning.ts'
import { ActionFacts } from './ActionFacts.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import type { Move } from './board/use-move.ts'
import { Deadline } from './Deadline.tsx'
import { ProposalAnswer } from './ProposalAnswer.tsx'
import { ReportButton } from './ReportButton.tsx'
import { StatusMark } from './StatusMark.tsx'

type Props = { planning: Planning; onMove: Move; onOpen: OpenDialog }

/** The actions of one goal, the nearest deadline first. */
export function ActionRows({ goal, ...props }: Props & { goal: Goal }) {
  return (
    <ul className="wrap-anywhere">
      {placedActions([goal]).map((placed) => (
        <ActionRow key={placed.action.id} placed={placed} {...props} />
      ))}
    </ul>
  )
}

function ActionRow({ planning, placed, onMove, onOpen }: Props & { placed: Placed }) {
  const { t } = useTranslation()
  const { goal, action } = placed
  const row = useNamedAction<HTMLLIElement>(action.id)
  const { editable } = planning.plan
  return (
    <li
      ref={row}
      id={idOfAction(action.id)}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-border px-4 py-2.5 wide:grid-cols-[minmax(0,1fr)_15rem_auto] wide:items-center wide:px-5"
    >
      <div className="grid min-w-0 gap-1">
        <p lang={langOf(action.text)} className="font-medium text-15">
          {action.text}
        </p>
        <ActionFacts planning={planning} placed={placed} isInGoal />
        <ReportButton placed={placed} onOpen={onOpen} />
        <ProposalAnswer placed={placed} isEditable={editable} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 wide:grid wide:justify-items-end wide:text-end">
        <StatusMark status={action.status} />
        <Deadline action={action} />
      </div>
      <span className="-my-1.5 -me-2.5 flex items-center gap-1 max-wide:col-start-2 max-wide:row-start-1">
        {editable && !action.reported && !isOver(action.status) && (
          <span className="hidden wide:inline print:hidden">
            <Button
              size="compact"
              aria-label={t('plan.report.doneOf', { text: action.text })}
              onPress={() => onOpen({ kind: 'complete', goal, action })}
            >
              {t('plan.report.done')}
            </Button>
          </span>
        )}
        {editable && <ActionMenu placed={placed} onMove={onMove} onOpen={onOpen} />}
      </span>
    </li>
  )
}
