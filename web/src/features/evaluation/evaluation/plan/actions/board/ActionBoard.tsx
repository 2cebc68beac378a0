import { columnsOf, placedActions } from 'contract/evaluation/plan/plan-figures'
import type { OpenDialog } from '../../plan-dialog.ts'
import type { Planning } from '../../planning.ts'
import { BoardColumn } from './BoardColumn.tsx'
import type { Move } from './use-move.ts'

type Props = { planning: Planning; onMove: Move; onOpen: OpenDialog }

/** Cards move by menu, by keyboard from their handle, or by dragging. */
export function ActionBoard({ planning, onMove, onOpen }: Props) {
  const placed = placedActions(planning.plan.goals)
  const move = (id: number, status: Parameters<Move>[1]) => {
    const dropped = placed.find(({ action }) => action.id === id)
    if (dropped) onMove(dropped, status)
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2 desk:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] print:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {columnsOf(placed).map(({ status, actions }) => (
        <BoardColumn
          key={status}
          planning={planning}
          status={status}
          actions={actions}
          onDrop={(id) => move(id, status)}
          onMove={onMove}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}
