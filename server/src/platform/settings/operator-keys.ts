import type { KmsPlace } from '../keys/kms-key.ts'
import { address, isThisMachine, secret, textAs, wrong } from './read-setting.ts'

const keyOf = (value: string): Buffer | null => {
  const key = Buffer.from(value, 'base64')
  return key.length === 32 && key.toString('base64') === value ? key : null
}

const keysOf = (value: string): Buffer[] | null => {
  const keys = value.split(',').flatMap((each) => keyOf(each.trim()) ?? [])
  return keys.length === value.split(',').length ? keys : null
}

/** A key travels there and back: only encrypted, but on this machine. */
const kmsAddress = (value: string): string | null => {
  const url = address(value, ['https:', 'http:'])
  const isSafe = url?.protocol === 'https:' || isThisMachine(url?.hostname ?? '')
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  return isSafe && isPlain && /\/keys\/[\w.-]+$/.test(url.pathname) ? url.href : null
}

export const keySettings = {
  /** 32 bytes; neither this nor FILES_KMS: files are stored as they are. */
  FILES_KEY: textAs(keyOf, '32 bytes written in base64').optional(),
  FILES_KEY_ALSO: textAs(keysOf, '32 bytes written in base64, several with commas between them').default([]),
  FILES_KMS: textAs(
    kmsAddress,
    'the address of a key such as https://vault.example.org:8200/v1/transit/keys/vereda',
  ).optional(),
  FILES_KMS_TOKEN: secret(1).optional(),
}

type Read = { FILES_KMS?: string | undefined; FILES_KMS_TOKEN?: string | undefined }

export const kmsOf = ({ FILES_KMS, FILES_KMS_TOKEN }: Read): KmsPlace | null => {
  if (!FILES_KMS) return null
  if (!FILES_KMS_TOKEN) throw wrong('FILES_KMS_TOKEN', 'set beside FILES_KMS')
  return { address: FILES_KMS, token: FILES_KMS_TOKEN }
}
