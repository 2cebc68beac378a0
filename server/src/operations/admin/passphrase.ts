import { refusal } from '../../platform/database/failures/refusal.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** There is no archive without a passphrase, since it contains photographs of children. */
export const passphraseOf = ({ backupPassphrase }: Settings): string => {
  if (!backupPassphrase) throw refusal('BACKUP_PASSPHRASE must be set')
  return backupPassphrase
}
