import type { Readable } from 'node:stream'
import { Problem } from 'contract/problems'
import type { FastifyRequest } from 'fastify'

const silence = 30_000
/** Fewer bytes than this in that time are as good as none: they would keep a place from others for ever. */
const trickle = 4096
const linger = 5_000

const limits = {
  fieldNameSize: 100,
  fieldSize: 4096,
  fields: 10,
  files: 1,
  parts: 11,
  headerPairs: 100,
  // Larger than any format's own limit, which is looked at while the file arrives.
  fileSize: 256 * 1024 * 1024,
}

export type Upload = { fields: Record<string, string>; name: string; content: Readable }

const invalid = () =>
  new Problem('upload_invalid', { reason: 'Send a form with its fields first, and then one file.' })

/**
 * Reads a form whose fields stand before its only file, and hands the file over while it arrives. Its bytes are read
 * by nobody before `take` reads them, which has to read all of them; what comes behind the file is refused.
 */
export const readUpload = async <Taken>(
  request: FastifyRequest,
  take: (upload: Upload) => Promise<Taken>,
): Promise<Taken> => {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type')
  const parts = request.parts({ limits })
  const next = () =>
    parts.next().catch(() => {
      throw invalid()
    })
  const fields: Record<string, string> = {}
  for (;;) {
    const { value: part, done } = await next()
    if (done) throw invalid()
    if (part.type === 'file') {
      // A connection that breaks is heard where the file is read; nobody reads it when it was refused.
      part.file.on('error', () => undefined)
      const name = part.filename ?? ''
      const taken = await take({ fields, name, content: part.file })
      if (!(await next()).done) throw invalid()
      return taken
    }
    const isWhole = typeof part.value === 'string' && !part.valueTruncated && !part.fieldnameTruncated
    if (!isWhole || Object.hasOwn(fields, part.fieldname)) throw invalid()
    fields[part.fieldname] = part.value as string
  }
}

/** Rejects when nothing to speak of arrives for half a minute; `stop` ends the watch. */
export const watchSilence = (request: FastifyRequest) => {
  let stop: () => void = () => undefined
  const broken = new Promise<never>((_, reject) => {
    let heard = request.raw.socket.bytesRead
    const watch = setInterval(() => {
      if (request.raw.socket.bytesRead - heard < trickle)
        reject(new Problem('upload_timeout', { reason: 'It came too slowly.' }))
      heard = request.raw.socket.bytesRead
    }, silence)
    stop = () => clearInterval(watch)
  })
  broken.catch(() => undefined)
  return { broken, stop }
}

/**
 * After a refusal in the middle of an upload: what still comes is thrown away for a few seconds, so that the sender
 * hears the answer, and then the connection ends.
 */
export const hangUpLater = ({ raw }: FastifyRequest): void => {
  if (raw.complete) return
  raw.unpipe()
  raw.resume()
  const end = setTimeout(() => raw.destroy(), linger)
  raw.once('close', () => clearTimeout(end))
}
