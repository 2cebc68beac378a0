import { isStaff, type Role } from '../access/roles.ts'
import type { Comment } from './comments.ts'

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
