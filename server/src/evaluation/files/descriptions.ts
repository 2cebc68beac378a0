import type { fileCalls } from 'contract/evaluation/files'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof fileCalls> = {
  noun: 'Evidence',
  calls: {
    create: [
      'Adds a photo, a video, a document or an archive to a cell of an open line. All fields come before the file.',
      'line_not_open',
      'cycle_not_open',
      'does_not_exist',
      'consent_required',
      'file_name_too_long',
      'upload_invalid',
      'upload_timeout',
      'file_too_large',
      'quota_exceeded',
      'unsupported_media_type',
      'unsupported_file_type',
      'file_infected',
      'storage_full',
    ],
    read: ['The bytes of a file; with `size=thumbnail` a small picture of a photo.', 'range_not_satisfiable'],
    remove: ['Deletes a file of an open line.', 'cycle_not_open'],
  },
}
