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

const kmsSetting = textAs(
  kmsAddress,
  'the address of a key such as https://vault.example.org:8200/v1/transit/keys/vereda',
).optional()

export const keySettings = {
  /** 32 bytes; neither this nor FILES_KMS: files are stored as they are. */
  FILES_KEY: textAs(keyOf, '32 bytes written in base64').optional(),
  FILES_KEY_ALSO: textAs(keysOf, '32 bytes written in base64, several with commas between them').default([]),
  FILES_KMS: kmsSetting,
  FILES_KMS_TOKEN: secret(1).optional(),
  /** One that opens what it wrapped and wraps nothing any more. */
  FILES_KMS_ALSO: kmsSetting,
  FILES_KMS_ALSO_TOKEN: secret(1).optional(),
}

type Read = { [Name in `FILES_KMS${'' | '_ALSO'}${'' | '_TOKEN'}`]?: string | undefined }

const placeIn = (read: Read, name: 'FILES_KMS' | 'FILES_KMS_ALSO'): KmsPlace | null => {
  const [address, token] = [read[name], read[`${name}_TOKEN`]]
  if (!address) return null
  if (!token) throw wrong(`${name}_TOKEN`, `set beside ${name}`)
  return { address, token }
}

/** A wrapped key names the key of its service, not the service: two of one name could not be told apart. */
export const kmsOf = (read: Read): { filesKms: KmsPlace | null; filesKmsAlso: KmsPlace | null } => {
  const [filesKms, filesKmsAlso] = [placeIn(read, 'FILES_KMS'), placeIn(read, 'FILES_KMS_ALSO')]
  const nameOf = (place: KmsPlace | null) => place?.address.split('/').at(-1)
  if (filesKms && nameOf(filesKms) === nameOf(filesKmsAlso))
    throw wrong('FILES_KMS_ALSO', 'a key of another name than that of FILES_KMS')
  return { filesKms, filesKmsAlso }
}
