import { refusal } from '../database/failures/refusal.ts'
import { type KmsPlace, kmsKey } from './kms-key.ts'
import { localKey } from './local-key.ts'
import type { OperatorKey, OperatorKeys } from './operator-key.ts'

/** What the settings say of the operator's keys. */
export type KeySettings = {
  filesKey: Buffer | null
  /** Keys that open and close nothing any more: those before, or the next one. */
  filesKeyAlso: Buffer[]
  filesKms: KmsPlace | null
  /** A key service that opens what it wrapped before, and wraps nothing any more. */
  filesKmsAlso: KmsPlace | null
}

/** Null where no key is set: files are stored as they are. A key service goes before a key in a setting. */
export const operatorKeysOf = ({
  filesKey,
  filesKeyAlso,
  filesKms,
  filesKmsAlso,
}: KeySettings): OperatorKeys | null => {
  const local = [...(filesKey ? [filesKey] : []), ...filesKeyAlso].map(localKey)
  const known = [
    ...(filesKms ? [kmsKey(filesKms)] : []),
    ...local,
    ...(filesKmsAlso ? [kmsKey(filesKmsAlso)] : []),
  ]
  const [wrapping] = filesKms || filesKey ? known : []
  return wrapping ? { wrapping, opening: new Map(known.map((each) => [each.name, each])) } : null
}

/** The operator's key that wrapped a key, or a refusal that says which one is missing. */
export const openerOf = ({ opening }: OperatorKeys, wrappedBy: string): OperatorKey => {
  const opener = opening.get(wrappedBy)
  if (!opener) throw missingKey([wrappedBy])
  return opener
}

export const missingKey = (names: string[]): Error =>
  refusal(
    `Stored files are encrypted under an operator's key that is not set (${names.join(', ')}): set it as FILES_KEY, FILES_KEY_ALSO, FILES_KMS or FILES_KMS_ALSO. Nothing is lost while that key is somewhere`,
  )
