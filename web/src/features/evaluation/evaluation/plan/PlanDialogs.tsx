import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { addressOfAction } from 'contract/messages/notifications'
import { loadReport } from '../../../../kit/reporting/load-report.ts'
import { ProposeDialog } from '../../../../kit/reporting/ProposeDialog.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { ActionDialog } from './actions/ActionDialog.tsx'
import { CompleteDialog } from './actions/CompleteDialog.tsx'
import { DeleteActionDialog } from './actions/DeleteActionDialog.tsx'
import { NewDateDialog } from './actions/NewDateDialog.tsx'
import { ReasonDialog } from './actions/ReasonDialog.tsx'
import { ReportedDialog } from './actions/ReportedDialog.tsx'
import { DeleteGoalDialog } from './goals/DeleteGoalDialog.tsx'
import { DeleteObservationDialog } from './goals/DeleteObservationDialog.tsx'
import { GoalDialog } from './goals/GoalDialog.tsx'
import { ObservationDialog } from './goals/ObservationDialog.tsx'
import type { PlanDialog } from './plan-dialog.ts'
import type { Planning } from './planning.ts'

const ReportDialog = lazily(loadReport)

const toReport = ({ ready: { detail } }: Planning, { goal, action }: Placed) => ({
  action,
  goal: goal.id,
  line: detail.line.id,
  evaluation: detail.id,
  href: addressOfAction(detail.id, { line: detail.line.id, action: action.id }),
})

type Props = { planning: Planning; dialog: PlanDialog; onClose: () => void }

export function PlanDialogs({ planning, dialog, onClose }: Props) {
  const shared = { planning, onClose }
  switch (dialog.kind) {
    case 'new goal':
      return <GoalDialog {...shared} goal={null} on={dialog.on} />
    case 'goal':
      return <GoalDialog {...shared} goal={dialog.goal} on={null} />
    case 'delete goal':
      return <DeleteGoalDialog {...shared} goal={dialog.goal} />
    case 'new action':
      return <ActionDialog {...shared} goal={dialog.goal} action={null} />
    case 'action':
      return <ActionDialog {...shared} goal={dialog.goal} action={dialog.action} />
    case 'delete action':
      return <DeleteActionDialog goal={dialog.goal} action={dialog.action} onClose={onClose} />
    case 'complete':
      return <CompleteDialog goal={dialog.goal} action={dialog.action} onClose={onClose} />
    case 'new date':
      return <NewDateDialog goal={dialog.goal} action={dialog.action} onClose={onClose} />
    case 'report':
      return (
        <ReportedDialog
          goal={dialog.goal}
          action={dialog.action}
          isEditable={planning.plan.editable}
          onClose={onClose}
        />
      )
    case 'done':
      return <ReportDialog placed={toReport(planning, dialog)} onClose={onClose} />
    case 'propose':
      return <ProposeDialog action={dialog.action} goal={dialog.goal.id} onClose={onClose} />
    case 'reason':
      return (
        <ReasonDialog goal={dialog.goal} action={dialog.action} status={dialog.status} onClose={onClose} />
      )
    case 'observation':
      return <ObservationDialog goal={dialog.goal} observation={dialog.observation} onClose={onClose} />
    case 'delete observation':
      return <DeleteObservationDialog goal={dialog.goal} observation={dialog.observation} onClose={onClose} />
  }
}
