import { refusal } from '../../platform/database/failures/refusal.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** Photographs of children are in it: without a passphrase there is no archive. */
export const passphraseOf = ({ backupPassphrase }: Settings): string => {
  if (!backupPassphrase) throw refusal('BACKUP_PASSPHRASE must be set')
  return backupPassphrase
}
