import type { importCalls } from 'contract/exchange/import-calls'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof importCalls> = {
  noun: 'Imports',
  calls: {
    start: [
      'Sends a table of schools, people, translations, words of the interface, the filled instrument of a line, or the texts of a draft of an edition (also as a ZIP of its files), to be looked at: a dry run that writes nothing. All fields come before the file.',
      'line_not_open',
      'cycle_not_open',
      'adaptation_not_allowed',
      'edition_draft_not_open',
      'throttled',
      'upload_invalid',
      'upload_timeout',
      'file_too_large',
      'unsupported_media_type',
      'unsupported_file_type',
      'storage_full',
    ],
    apply: [
      'Writes what a dry run found, all of it or nothing. Refused rows stop it, unless `without_refused` leaves them out.',
      'job_not_done',
      'rows_refused',
      'data_changed',
      'line_not_open',
      'cycle_not_open',
      'adaptation_not_allowed',
      'edition_draft_not_open',
      'throttled',
    ],
    template: ['An empty table to fill, with headings in the reader’s language.'],
  },
}
