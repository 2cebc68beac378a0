import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { serverKey } from '../../platform/database/secret-queries.ts'

/** What authenticators know a person by, who has no passkey yet: always the same, and it says nothing about anybody. */
export const firstUserHandle = async (db: Db, user: number): Promise<string> =>
  createHmac('sha256', await serverKey(db))
    .update(`user handle\n${user}`)
    .digest('base64url')
