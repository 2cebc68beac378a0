import { refusal } from '../database/refusal.ts'
import type { Settings } from '../settings.ts'

/** Photographs of children are in it: without a passphrase there is no archive. */
export const passphraseOf = ({ backupPassphrase }: Settings): string => {
  if (!backupPassphrase) throw refusal('BACKUP_PASSPHRASE must be set')
  return backupPassphrase
}
