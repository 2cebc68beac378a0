import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { serverKey } from '../../platform/database/secret-queries.ts'

/** The same on every login of a person, so that drafts can be decrypted after a session has ended. */
export const deviceKeyOf = async (db: Db, user: number): Promise<string> =>
  createHmac('sha256', await serverKey(db))
    .update(`device key\n${user}`)
    .digest('base64url')
