import { expect } from 'vitest'
import { reminderOf } from '../../src/evaluation/overdue/reminder-queries.ts'
import { emailSender } from '../../src/messages/emails/sending/sender.ts'
import { emailLinks } from '../../src/people/email-links.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { openPost } from '../../src/platform/mail/open-post.ts'
import { atTheEnd } from '../running/endings.ts'
import { givenMailServer } from './mail-server.ts'

/** Where people reach the product, whatever a request says. */
export const home = 'https://vereda.example.org'

const quick = { checkEvery: 10, first: 20, most: 50, clear: 3_600_000 }

type Complaint = { report?: { trouble: string; reason: string }; err?: unknown }

/** A sender that looks often, and what it complained of. */
export const givenSender = (db: Db, smtpUrl: string | null, dataDir = '') => {
  const complaints: Complaint[] = []
  const sender = emailSender({
    db,
    post: openPost({ smtpUrl, publicBaseUrl: home, dataDir }),
    parts: { ...emailLinks, reminderOf },
    publicBaseUrl: home,
    complain: (what) => complaints.push(what),
    pace: quick,
  })
  return { ...sender, complaints }
}

/** A mail server to look into, and a sender that brings it what waits, until the test file ends. */
export const givenPost = async (db: Db) => {
  const mail = await givenMailServer()
  const sender = givenSender(db, mail.url())
  sender.start()
  atTheEnd(mail.stop)
  atTheEnd(sender.stop)
  return { mail, sender }
}

/** Waits until no letter is left to send. */
export const queueIsEmpty = async (db: Db) => {
  await expect
    .poll(
      async () =>
        (await db.selectFrom('letters').select('id').where('ended_at', 'is', null).execute()).length,
      { timeout: 20_000 },
    )
    .toBe(0)
}
