import { isOver } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { type Placed, placedActions } from 'contract/evaluation/plan/plan-figures'
import { useState } from 'react'
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
import { FinishedActions } from './FinishedActions.tsx'
import { ProposalAnswer } from './ProposalAnswer.tsx'
import { ReportButton } from './ReportButton.tsx'
import { SchoolSteps } from './SchoolSteps.tsx'
import { StatusMark } from './StatusMark.tsx'

type Props = { planning: Planning; onMove: Move; onOpen: OpenDialog }

/** Sorted by deadline; actions that were finished before the page was opened are folded. */
export function ActionRows({ goal, ...props }: Props & { goal: Goal }) {
  const over = goal.actions.filter(({ status }) => isOver(status)).map(({ id }) => id)
  const [atFirst, setAtFirst] = useState(over)
  const still = atFirst.filter((id) => over.includes(id))
  if (still.length < atFirst.length) setAtFirst(still)
  const placed = placedActions([goal])
  const isFolded = ({ action }: Placed) => still.includes(action.id)
  const rowsOf = (shown: readonly Placed[]) => (
    <ul className="wrap-anywhere empty:hidden">
      {shown.map((each) => (
        <ActionRow key={each.action.id} placed={each} {...props} />
      ))}
    </ul>
  )
  const finished = placed.filter(isFolded)
  return (
    <>
      {rowsOf(placed.filter((each) => !isFolded(each)))}
      <FinishedActions placed={finished}>{rowsOf(finished)}</FinishedActions>
    </>
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
        <ReportButton planning={planning} placed={placed} onOpen={onOpen} />
        <ProposalAnswer placed={placed} isEditable={editable} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-wide:col-span-2 wide:grid wide:justify-items-end wide:text-end">
        <StatusMark status={action.status} />
        <Deadline action={action} />
      </div>
      {planning.mayReport && (
        <div className="max-wide:col-span-2">
          <SchoolSteps placed={placed} onOpen={onOpen} />
        </div>
      )}
      <span className="-my-1.5 -me-2.5 flex items-center gap-1 empty:hidden max-wide:col-start-2 max-wide:row-start-1">
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
