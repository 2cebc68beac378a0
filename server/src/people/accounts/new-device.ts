import { deviceName } from 'contract/people/device-name'
import { queueEmail } from '../../messages/emails/queries.ts'
import type { Db } from '../../platform/database/db.ts'

const longestName = 80

const named = (device: string | null): string => deviceName(device ?? '').slice(0, longestName)

/**
 * Whether the account has no sign-in from this network with such a browser and system. The first sign-in of all is
 * not new.
 */
export const isNewDevice = (devices: string[] | null, device: string | null): boolean =>
  devices?.every((known) => named(known) !== named(device)) ?? false

export const notifyOfDevice = (db: Db, user: number, device: string | null) =>
  queueEmail(db, { user, code: 'new_device', params: { device: named(device) || '?' } })
