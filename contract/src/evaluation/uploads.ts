import { z } from 'zod'
import { get, patch, post, remove } from '../access/call.ts'
import { StageNumber, text, time } from '../platform/shapes.ts'
import { File } from './files.ts'

/** A file that was sent in parts; the evidence of an action has no stage. */
export const UploadedFile = File.extend({ stage: StageNumber.nullable() })
export type UploadedFile = z.infer<typeof UploadedFile>

/** A file being uploaded: how many bytes are stored, and the file once it is complete. */
export const Upload = z.object({
  id: z.int(),
  offset: z.int(),
  length: z.int(),
  expires_at: time,
  file: UploadedFile.nullable(),
})
export type Upload = z.infer<typeof Upload>

/** The protocol's version (https://tus.io/protocols/resumable-upload). */
export const tusVersion = '1.0.0'

/** tus 1.0 with creation, expiration, checksum and termination; HEAD comes with GET. */
export const uploadCalls = {
  create: post('/api/upload/', { access: 'file.add', answer: Upload }),
  read: get('/api/upload/{id}/', { access: 'file.add', answer: Upload }),
  append: patch('/api/upload/{id}/', {
    access: 'file.add',
    stream: 'bytes',
    answer: UploadedFile,
    also: 204,
  }),
  remove: remove('/api/upload/{id}/', { access: 'file.add', status: 204, answer: z.object({}) }),
  /** By the `Idempotency-Key` of its creation, which may be all that a device still has. */
  discard: remove('/api/upload/', {
    access: 'file.add',
    query: z.object({ key: text(200) }),
    answer: z.object({}),
  }),
}
