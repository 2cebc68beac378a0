import { z } from 'zod'
import { get, patch, post, remove } from '../access/call.ts'
import { StageNumber, text, time } from '../platform/shapes.ts'
import { File } from './files.ts'

/** A file that arrived in parts; the proof of an action has no stage. */
export const UploadedFile = File.extend({ stage: StageNumber.nullable() })
export type UploadedFile = z.infer<typeof UploadedFile>

/** A file on its way: how many of its bytes the server has for good, and the file once it has all. */
export const Upload = z.object({
  id: z.int(),
  offset: z.int(),
  length: z.int(),
  expires_at: time,
  file: UploadedFile.nullable(),
})
export type Upload = z.infer<typeof Upload>

/** The version of the protocol that both sides speak (https://tus.io/protocols/resumable-upload). */
export const tusVersion = '1.0.0'

/** tus 1.0 with creation, expiration, checksum and termination; HEAD comes with the GET. */
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
  /** By the `Idempotency-Key` that it began with, which is all that a device may still know of it. */
  discard: remove('/api/upload/', {
    access: 'file.add',
    query: z.object({ key: text(200) }),
    answer: z.object({}),
  }),
}
