import { isStaff, type Role } from '../access/roles.ts'
import type { Comment } from './comments.ts'
import { isWritableBy } from './life-cycle.ts'
import type { LineStatus } from './lines.ts'

type OpenComment = Pick<Comment, 'id' | 'indicator' | 'resolved'> & { author: { role: Role } }

/** Whether it is the last of the open comments on its indicator, and by the other side. */
export const waitsFor = (
  reader: { role: Role },
  comment: OpenComment,
  all: readonly OpenComment[],
): boolean =>
  !comment.resolved &&
  isStaff(comment.author) !== isStaff(reader) &&
  !all.some(({ id, indicator, resolved }) => indicator === comment.indicator && !resolved && id > comment.id)

/**
 * Comments that the reader should answer, while their side may still write; `isAnswering` says whether an unsent
 * answer on an indicator (null: the whole line) exists.
 */
export const commentsToAnswer = <One extends OpenComment>(
  reader: { role: Role },
  { status, comments }: { status: LineStatus; comments: readonly One[] },
  isAnswering: (indicator: number | null) => boolean,
): One[] =>
  isWritableBy(reader.role, 'words', status)
    ? comments.filter((comment) => waitsFor(reader, comment, comments) && !isAnswering(comment.indicator))
    : []
