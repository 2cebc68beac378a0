import type { noteCalls } from 'contract/evaluation/notes'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof noteCalls> = {
  noun: 'Notes',
  calls: {
    list: [
      'The notes of an evaluation: of the line asked for, or of its latest. With `page` or `page_size` a page of them.',
    ],
    create: [
      'Adds a note to a line that is not closed.',
      'line_not_open',
      'line_closed',
      'indicator_not_found',
      'indicator_not_in_instrument',
      'quota_exceeded',
    ],
    change: ['Changes the own words of a note.', 'line_closed', 'version_conflict', 'quota_exceeded'],
    hide: ['Hides a note that names a learner; the row stays.', 'version_conflict'],
    remove: ['Deletes a note.', 'line_closed', 'version_conflict'],
  },
}
