import { isStaff, type Role } from '../access/roles.ts'
import type { Comment } from './comments.ts'
import { isWritableBy } from './life-cycle.ts'
import type { LineStatus } from './lines.ts'

type OpenComment = Pick<Comment, 'id' | 'indicator' | 'resolved'> & { author: { role: Role } }

/** Is it the last of the open comments on its indicator, and of the other side? As the page of a school says it. */
export const waitsFor = (
  reader: { role: Role },
  comment: OpenComment,
  all: readonly OpenComment[],
): boolean =>
  !comment.resolved &&
  isStaff(comment.author) !== isStaff(reader) &&
  !all.some(({ id, indicator, resolved }) => indicator === comment.indicator && !resolved && id > comment.id)

/**
 * Those that the reader is to answer, while their side writes on the line. `isAnswering` tells of an indicator, or with
 * null of the whole line, whether an answer of theirs is on its way.
 */
export const commentsToAnswer = <One extends OpenComment>(
  reader: { role: Role },
  { status, comments }: { status: LineStatus; comments: readonly One[] },
  isAnswering: (indicator: number | null) => boolean,
): One[] =>
  isWritableBy(reader.role, 'words', status)
    ? comments.filter((comment) => waitsFor(reader, comment, comments) && !isAnswering(comment.indicator))
    : []
