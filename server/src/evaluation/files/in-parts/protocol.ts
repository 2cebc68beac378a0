import { partOfFile } from 'contract/access/call'
import { tusVersion, type Upload, type UploadedFile } from 'contract/evaluation/uploads'
import { Problem } from 'contract/platform/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredUpload } from './queries.ts'

/** Headers of tus 1.0 (https://tus.io/protocols/resumable-upload). */
type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * Sets the headers of every answer; other versions are refused. Closes the connection after each request, because
 * browsers silently resend a part when a reused connection breaks.
 */
export const speakTus = ({ request, reply }: Exchange): void => {
  reply.header('Tus-Resumable', tusVersion)
  reply.header('Connection', 'close')
  if ((request.headers['tus-resumable'] ?? tusVersion) === tusVersion) return
  reply.header('Tus-Version', tusVersion)
  throw new Problem('upload_version')
}

export const bytesIn = ({ headers }: FastifyRequest, name: string): number => {
  const value = headers[name]
  if (typeof value === 'string' && /^\d{1,12}$/.test(value)) return Number(value)
  throw new Problem('upload_invalid', { reason: `${name} is a number of bytes.` })
}

export const assertPart = ({ headers }: FastifyRequest): void => {
  if (headers['content-type'] !== partOfFile) throw new Problem('unsupported_media_type')
}

export const setOffset = (reply: FastifyReply, { received, length, expires_at }: StoredUpload): void => {
  reply.header('Upload-Offset', String(received))
  reply.header('Upload-Length', String(length))
  reply.header('Upload-Expires', new Date(expires_at).toUTCString())
}

export const answerOf = (
  { id, received, length, expires_at }: StoredUpload,
  file: UploadedFile | null,
): Upload => ({ id, offset: received, length, expires_at, file })
