import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { serverKey } from '../../platform/database/secret-queries.ts'

/** The user handle of somebody without a passkey: always the same, and it reveals nothing. */
export const firstUserHandle = async (db: Db, user: number): Promise<string> =>
  createHmac('sha256', await serverKey(db))
    .update(`user handle\n${user}`)
    .digest('base64url')
