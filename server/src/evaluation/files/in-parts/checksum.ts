import { createHash, type Hash } from 'node:crypto'
import { Problem } from 'contract/platform/problems'
import type { FastifyRequest } from 'fastify'

const algorithms = new Set(['sha1', 'sha256'])

type Checksum = { hash: Hash; expected: string }

/** The digest in `Upload-Checksum`; null without one. */
export const checksumOf = ({ headers }: FastifyRequest): Checksum | null => {
  const sent = headers['upload-checksum']
  if (typeof sent !== 'string') return null
  const [algorithm = '', expected = ''] = sent.split(' ')
  if (!algorithms.has(algorithm))
    throw new Problem('upload_invalid', { reason: 'Upload-Checksum takes sha1 or sha256.' })
  return { hash: createHash(algorithm), expected }
}

export const assertAsPromised = ({ hash, expected }: Checksum): void => {
  if (hash.digest('base64') !== expected) throw new Problem('upload_checksum')
}
