import { Role } from '../../access/roles.ts'
import { isWritableBy } from '../../evaluation/life-cycle.ts'
import type { LineBrief } from '../../evaluation/lines.ts'
import type { CurrentLine } from './school-overview.ts'

/** The part of the current line that determines the next step. */
export type AtWork = Pick<CurrentLine, 'evaluation' | 'line' | 'returned' | 'files'> & {
  plan: Pick<CurrentLine['plan'], 'goals' | 'late_to_do'>
  comments: Pick<CurrentLine['comments'], 'waiting'>
}

/** The current one of a school's evaluations: an unfinished one before a closed one, then the newest. */
export const evaluationAtWork = <One extends { line: Pick<LineBrief, 'id' | 'year' | 'status'> }>(
  evaluations: readonly One[],
): One | undefined =>
  evaluations.toSorted(
    ({ line: one }, { line: other }) =>
      Number(one.status === 'CLOSED') - Number(other.status === 'CLOSED') ||
      other.year - one.year ||
      other.id - one.id,
  )[0]

const isWhole = ({ line: { progress } }: AtWork): boolean =>
  progress.answered === progress.indicators && progress.cells_complete === progress.cells

/** The school's next step on its current line, or whose turn it is. */
export const stepOfSchool = (current: AtWork) => {
  const { line, comments, returned, files, plan } = current
  if (line.status === 'CLOSED') return 'read'
  if (returned) return 'mend'
  if (comments.waiting.school > 0 && isWritableBy(Role.school, 'words', line.status)) return 'comments'
  if (plan.late_to_do > 0) return 'overdue'
  if (line.status === 'VALIDATED') return 'read'
  if (line.status === 'IN REVIEW') return 'wait_for_review'
  if (isWhole(current)) return 'submit'
  return line.progress.answered === 0 && files === 0 ? 'start' : 'continue'
}
