import type { LineStatus } from 'contract/evaluation/lines'
import { type Status, StatusBadge } from '../../ui/figures/StatusBadge.tsx'

/** The status of a line as the interface names it. */
export const statusShown: Record<LineStatus, Status> = {
  OPEN: 'open',
  'IN REVIEW': 'review',
  VALIDATED: 'validated',
  CLOSED: 'closed',
}

export function LineStatusBadge({ status }: { status: LineStatus }) {
  return <StatusBadge status={statusShown[status]} />
}
