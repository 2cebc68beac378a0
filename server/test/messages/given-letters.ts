import { sql } from 'kysely'
import { afterEach, beforeEach } from 'vitest'
import { queueEmail } from '../../src/messages/emails/queries.ts'
import { givenAccount } from '../people/accounts/given-account.ts'
import { givenVereda } from '../vereda.ts'
import { givenSender } from './given-sender.ts'
import { givenMailServer } from './mail-server.ts'

/** A queue that is empty before each test; senders and mail servers that begin in a test end with it. */
export const givenLetters = async () => {
  const vereda = await givenVereda()
  const { db } = vereda.database
  const endings: (() => Promise<void>)[] = []
  beforeEach(async () => {
    await db.deleteFrom('letters').execute()
  })
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end()
  })

  return {
    vereda,
    db,
    endings,
    begin: (url: string | null, folder = '') => {
      const sender = givenSender(db, url, folder)
      sender.start()
      endings.push(sender.stop)
      return sender
    },
    givenMail: async (manners: Parameters<typeof givenMailServer>[0] = {}) => {
      const mail = await givenMailServer(manners)
      endings.push(mail.stop)
      return mail
    },
    /** People, each with a letter that waits. */
    givenReaders: async (count: number) => {
      const people = await Promise.all(Array.from({ length: count }, () => givenAccount(vereda)))
      for (const { id } of people) await queueEmail(db, { user: id, code: 'password_changed' })
      return people
    },
    rows: () =>
      db
        .selectFrom('letters')
        .select([
          'id',
          'code',
          'outcome',
          'attempts',
          'unknown',
          'params',
          'address',
          sql<number>`extract(epoch from due_at - now())`.as('wait'),
        ])
        .orderBy('id')
        .execute(),
  }
}
