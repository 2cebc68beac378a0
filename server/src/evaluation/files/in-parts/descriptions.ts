import type { uploadCalls } from 'contract/evaluation/uploads'
import type { Described } from '../../../platform/http/feature.ts'

export const described: Described<typeof uploadCalls> = {
  noun: 'Uploads',
  calls: {
    create: [
      'Begins an upload that goes on after a break (tus 1.0 with creation, expiration, checksum and termination). `Upload-Length` says how long the file is; `Upload-Metadata` has its `filename` and the fields of `POST file/`, or those of an action’s proof with `goal` and `action`. With the same `Idempotency-Key` it is the same upload for 7 days.',
      'line_not_open',
      'cycle_not_open',
      'does_not_exist',
      'consent_required',
      'file_name_too_long',
      'upload_invalid',
      'upload_version',
      'file_too_large',
      'quota_exceeded',
      'unsupported_file_type',
      'storage_full',
    ],
    read: [
      'How far an upload is, and its file once it is done. `HEAD` says the same in `Upload-Offset` and `Upload-Length`. A request that is sending bytes ends.',
      'upload_version',
    ],
    append: [
      'The bytes of an upload from `Upload-Offset` on: 204 while bytes are missing, the file with the last of them. What came of a request that breaks is kept.',
      'line_not_open',
      'cycle_not_open',
      'upload_offset',
      'upload_invalid',
      'upload_version',
      'upload_checksum',
      'upload_timeout',
      'consent_required',
      'file_too_large',
      'quota_exceeded',
      'unsupported_media_type',
      'unsupported_file_type',
      'file_infected',
      'idempotency_in_progress',
      'idempotency_key_reused',
      'storage_full',
    ],
    remove: ['Ends an upload that is not wanted any more; its bytes go.', 'upload_version'],
    discard: [
      'The same by the `Idempotency-Key` that the upload began with. A file that it has become stays.',
      'upload_version',
    ],
  },
}
