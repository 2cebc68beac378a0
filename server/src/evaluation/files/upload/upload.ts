import type { Socket } from 'node:net'
import type { MultipartFile } from '@fastify/multipart'
import { Problem } from 'contract/platform/problems'
import type { FastifyRequest } from 'fastify'
import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import { paceOfBody, paceOfFields, type SenderPace, senderPace } from './sender-pace.ts'

const linger = 5_000
const bytesOfFields = 16 * 1024

const limits = {
  fieldNameSize: 100,
  fieldSize: 4096,
  fields: 10,
  files: 1,
  parts: 11,
  headerPairs: 100,
  // Above the limit of every format, which is checked while the file arrives.
  fileSize: 256 * 1024 * 1024,
}

export type UploadFields = Record<string, string>
export type Upload = { fields: UploadFields; name: string; content: AsyncIterable<Buffer> }

export type Receiving<Taken> = {
  /** Whether the fields received so far prove the permission; throws if it is missing. */
  prove: (fields: UploadFields) => Promise<boolean>
  take: (upload: Upload) => Promise<Taken>
}

const invalid = (reason = 'Send a form with its fields first, and then one file.') =>
  new Problem('upload_invalid', { reason })

/** A broken connection or an incomplete form is the sender's error. */
const arriving = async function* (part: MultipartFile, pace: SenderPace): AsyncGenerator<Buffer> {
  const chunks = chunksIn(part.file)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { value, done } = await pace.awaiting(chunks.next())
      if (done) return
      yield value
    }
  } catch (error) {
    throw error instanceof Problem ? error : invalid('It did not arrive whole.')
  } finally {
    part.file.destroy()
  }
}

const fieldsRead = () => {
  const fields: UploadFields = {}
  let size = 0
  const add = (name: string, value: unknown, isWhole: boolean) => {
    if (typeof value !== 'string' || !isWhole || Object.hasOwn(fields, name)) throw invalid()
    size += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (size > bytesOfFields) throw invalid()
    fields[name] = value
  }
  return { fields, add }
}

export const bytesReadOf = ({ raw }: FastifyRequest) => raw.socket.bytesRead

/**
 * Reads a form whose fields precede its only file, and passes the file as a stream. `take` must read it to the end;
 * anything after it is refused. Until the permission is proven the fields have little time.
 */
export const readUpload = async <Taken>(
  request: FastifyRequest,
  { prove, take }: Receiving<Taken>,
): Promise<Taken> => {
  let isProven = await prove({})
  if (!request.isMultipart()) throw new Problem('unsupported_media_type')
  const parts = request.parts({ limits })
  const bytesRead = () => bytesReadOf(request)
  const body = senderPace(bytesRead, paceOfBody)
  const beforeFile = isProven ? body : senderPace(bytesRead, paceOfFields)
  const next = (pace: SenderPace) =>
    pace.awaiting(parts.next()).catch((error: unknown) => {
      throw error instanceof Problem ? error : invalid()
    })
  const { fields, add } = fieldsRead()
  for (;;) {
    const { value: part, done } = await next(beforeFile)
    if (done) throw invalid()
    if (part.type === 'file') {
      // Errors are handled where the stream is read; after a refusal nobody reads it.
      part.file.on('error', () => undefined)
      const taken = await take({ fields, name: part.filename ?? '', content: arriving(part, body) })
      if (!(await next(body)).done) throw invalid()
      return taken
    }
    add(part.fieldname, part.value, !part.valueTruncated && !part.fieldnameTruncated)
    isProven ||= await prove(fields)
  }
}

/**
 * After a refusal, discards incoming bytes for a few seconds, so that the sender receives the answer, and then closes
 * the connection.
 */
export const hangUpAfterDelay = ({ raw }: FastifyRequest): void => {
  if (raw.complete) return
  raw.unpipe()
  raw.resume()
  const end = setTimeout(() => raw.destroy(), linger)
  raw.once('close', () => clearTimeout(end))
}

/** Injected requests, as of the demonstration, have no socket. */
const limitSilence = ({ raw }: FastifyRequest, milliseconds: number): void => {
  const { socket }: { socket: Partial<Socket> } = raw
  socket.setTimeout?.(milliseconds)
}

/** Disables the idle timeout during the server's own work. */
export const withoutSilence = async <Done>(
  request: FastifyRequest,
  work: () => Promise<Done>,
): Promise<Done> => {
  limitSilence(request, 0)
  try {
    return await work()
  } finally {
    limitSilence(request, request.server.server.timeout)
  }
}
