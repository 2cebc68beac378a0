import { deviceName } from 'contract/people/device-name'
import { queueEmail } from '../../messages/emails/queries.ts'
import type { Db } from '../../platform/database/db.ts'

const longestName = 80

const named = (device: string | null): string => deviceName(device ?? '').slice(0, longestName)

/**
 * Whether nobody signed in to the account from this network with such a browser and system before. The very first
 * sign-in is none that its person would not know of.
 */
export const isNewDevice = (devices: string[] | null, device: string | null): boolean =>
  devices?.every((known) => named(known) !== named(device)) ?? false

export const notifyOfDevice = (db: Db, user: number, device: string | null) =>
  queueEmail(db, { user, code: 'new_device', params: { device: named(device) || '?' } })
