import { z } from 'zod'
import { get, post, remove, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { fromText, id, optionalText, queryFlag, Ref, StageNumber, stage, time } from '../platform/shapes.ts'

export const fileKinds = ['photo', 'video', 'document', 'archive'] as const
export const FileKind = z.enum(fileKinds)
export type FileKind = z.infer<typeof FileKind>

/** Photos and videos show people, so they need a consent and a description. */
export const showsPeople = (kind: FileKind): boolean => kind === 'photo' || kind === 'video'

const megabyte = 1024 * 1024

/** Largest size in bytes and file extensions, by the format of the content (specification §3). */
export const fileFormats = {
  jpeg: { kind: 'photo', maximum: 15 * megabyte, extensions: ['jpg', 'jpeg'] },
  png: { kind: 'photo', maximum: 15 * megabyte, extensions: ['png'] },
  webp: { kind: 'photo', maximum: 15 * megabyte, extensions: ['webp'] },
  gif: { kind: 'photo', maximum: 15 * megabyte, extensions: ['gif'] },
  mp4: { kind: 'video', maximum: 200 * megabyte, extensions: ['mp4', 'm4v', 'mov'] },
  webm: { kind: 'video', maximum: 200 * megabyte, extensions: ['webm'] },
  zip: { kind: 'archive', maximum: 50 * megabyte, extensions: ['zip'] },
  xlsx: { kind: 'document', maximum: 25 * megabyte, extensions: ['xlsx'] },
  docx: { kind: 'document', maximum: 25 * megabyte, extensions: ['docx'] },
  pptx: { kind: 'document', maximum: 25 * megabyte, extensions: ['pptx'] },
  pdf: { kind: 'document', maximum: 25 * megabyte, extensions: ['pdf'] },
  csv: { kind: 'document', maximum: 10 * megabyte, extensions: ['csv'] },
  txt: { kind: 'document', maximum: 10 * megabyte, extensions: ['txt'] },
} as const satisfies Record<string, { kind: FileKind; maximum: number; extensions: readonly string[] }>
export type FileFormat = keyof typeof fileFormats

/** Limits for a folder, an action, an answer, a line, and a person's day; those of line and day in bytes. */
export const fileQuotas = {
  filesPerCell: 30,
  filesPerAction: 10,
  filesPerAnswer: 30,
  filesPerLine: 400,
  bytesPerLine: 4 * 1024 * megabyte,
  filesPerDay: 500,
  bytesPerDay: 2 * 1024 * megabyte,
} as const

export const File = z.object({
  id: z.int(),
  evaluation_line: z.int(),
  category: z.int(),
  stage: StageNumber,
  kind: FileKind,
  name: z.string(),
  content_type: z.string(),
  size: z.int(),
  description: z.string().nullable(),
  uploaded_by: Ref,
  created_at: time,
})
export type File = z.infer<typeof File>

export type AnyFile = Omit<File, 'category' | 'stage'>

/** Fields of an upload, which precede the file or are in the query. */
export const NewFile = z.object({
  evaluation_line: fromText(id),
  category: fromText(id),
  stage: fromText(stage),
  description: optionalText(limits.text).default(null),
  consent: queryFlag.default(false),
})
export type NewFile = z.output<typeof NewFile>

export const fileCalls = {
  create: post('/api/file/', { access: 'file.add', stream: 'upload', body: NewFile, answer: File }),
  read: get('/api/file/{id}/', {
    access: 'file.read',
    stream: 'download',
    query: z.object({ size: z.enum(['thumbnail']).optional() }),
    answer: z.unknown(),
  }),
  remove: remove('/api/file/{id}/', { access: 'file.delete', answer: success(['file_deleted']) }),
}
