import type { commentCalls } from 'contract/evaluation/comments'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof commentCalls> = {
  noun: 'Comments',
  calls: {
    list: ['The comments of a line, oldest first.', 'not_found'],
    people: [
      'Who may be mentioned in a comment on a line: those who may read it by their areas.',
      'not_found',
    ],
    create: [
      'Adds a comment to a line that is not closed.',
      'line_not_open',
      'line_closed',
      'indicator_not_found',
      'indicator_not_in_instrument',
      'quota_exceeded',
    ],
    change: [
      'Changes the own words of a comment, or says whether it is settled.',
      'line_closed',
      'version_conflict',
      'quota_exceeded',
    ],
    hide: ['Hides a comment that names a learner; the row stays.', 'version_conflict'],
    remove: ['Deletes a comment.', 'line_closed', 'version_conflict'],
  },
}
