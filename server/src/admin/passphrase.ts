import { refusal } from '../database/refusal.ts'
import type { Settings } from '../settings.ts'

const shortest = 12

/** Photographs of children are in it: without a passphrase there is no archive. */
export const passphraseOf = ({ backupPassphrase }: Settings): string => {
  if (!backupPassphrase || [...backupPassphrase].length < shortest)
    throw refusal(`BACKUP_PASSPHRASE must be set, of ${shortest} characters or more`)
  return backupPassphrase
}
