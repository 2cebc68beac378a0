import { isOfSchool } from '../access/roles.ts'
import type { Comment } from './comments.ts'
import type { File } from './files.ts'
import type { Line, Review } from './lines.ts'
import type { Note } from './notes.ts'

type ReviewMessage = Review['messages'][number]

type Authored = { author: Pick<Note['author'], 'role'> }

/** The fields of a line from which it follows whether a request was answered. */
type Answering = Pick<Line, 'status' | 'reviews' | 'changed_since_submission'> & {
  notes: (Pick<Note, 'indicator' | 'updated_at'> & Authored)[]
  comments: (Pick<Comment, 'indicator' | 'created_at'> & Authored)[]
  files: Pick<File, 'category' | 'stage' | 'created_at'>[]
}

export type ReturnedRequest = { message: ReviewMessage; isMended: boolean }

export type Returned = {
  review: Review
  requests: ReturnedRequest[]
  /** Messages on the whole line, which cannot be marked as answered. */
  remarks: string[]
}

/** Whether the school has reacted since: another answer, a note or a comment; for evidence, a file. */
const isMended = (
  line: Answering,
  { at }: Review,
  { indicator, category, stage }: ReviewMessage,
): boolean => {
  if (indicator !== null)
    return (
      line.changed_since_submission.some((change) => change.indicator === indicator) ||
      line.notes.some((note) => note.indicator === indicator && note.updated_at > at && isOfSchool(note)) ||
      line.comments.some(
        (comment) => comment.indicator === indicator && comment.created_at > at && isOfSchool(comment),
      )
    )
  return line.files.some(
    (file) => file.category === category && (stage === null || file.stage === stage) && file.created_at > at,
  )
}

/** The requests of the last return, also during the next review; null where the line was not returned. */
export const lastRequests = (line: Answering): Returned | null => {
  const review = line.reviews.at(-1)
  if (!['OPEN', 'IN REVIEW'].includes(line.status) || review?.kind !== 'returned') return null
  const isOfPart = ({ indicator, category }: ReviewMessage) => indicator !== null || category !== null
  return {
    review,
    requests: review.messages
      .filter(isOfPart)
      .map((message) => ({ message, isMended: isMended(line, review, message) })),
    remarks: review.messages.filter((message) => !isOfPart(message)).map(({ text }) => text),
  }
}

/** The same, but only while the line is open again. */
export const returnedRequests = (line: Answering): Returned | null =>
  line.status === 'OPEN' ? lastRequests(line) : null
