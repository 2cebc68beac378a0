import { isUtf8 } from 'node:buffer'
import { Problem } from 'contract/platform/problems'
import type { UploadFields } from '../upload/upload.ts'

const most = { fields: 12, bytes: 4096 }
const ofSender = new Set(['filename', 'filetype'])

const invalid = () =>
  new Problem('upload_invalid', {
    reason: 'Upload-Metadata names each field once, with its value in Base64.',
  })

const textOf = (encoded: string): string => {
  const bytes = Buffer.from(encoded, 'base64')
  const isWhole = bytes.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '')
  if (!isWhole || !isUtf8(bytes) || bytes.length > most.bytes) throw invalid()
  return bytes.toString()
}

/** Parses `Upload-Metadata`: the file's name and the fields of a form. */
export const metadataOf = (header: string): { name: string; fields: UploadFields } => {
  const all = new Map<string, string>()
  for (const pair of header.split(',')) {
    const [key = '', value = '', ...rest] = pair.trim().split(' ')
    if (!/^\w{1,100}$/.test(key) || rest.length > 0 || all.has(key)) throw invalid()
    all.set(key, textOf(value))
  }
  if (all.size > most.fields) throw invalid()
  const fields = Object.fromEntries([...all].filter(([key]) => !ofSender.has(key)))
  return { name: all.get('filename') ?? '', fields }
}
