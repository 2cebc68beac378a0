import { endPersonalTokens } from '../../access/personal-token-queries.ts'
import { removeTotp } from '../../access/second-step/queries.ts'
import { purgeTickets } from '../../access/second-step/ticket-queries.ts'
import { purgeSessions } from '../../access/session-queries.ts'
import { purgeEmails } from '../../messages/emails/queries.ts'
import { settleReset } from '../../messages/notifications/settled-queries.ts'
import { anonymisePersonal } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { removeAreasOf } from '../areas/queries.ts'
import { voidConfirmations } from '../email-addresses/queries.ts'
import { purgePasskeys } from '../passkeys/queries.ts'
import { purgeIdentities } from '../provider/queries.ts'
import { voidTokens } from '../recovery/queries.ts'
import {
  anonymiseNames,
  anonymiseRowsNaming,
  emailsNaming,
  ownNamesOf,
  purgeJobs,
  purgeMessages,
  purgePractice,
} from './anonymise-queries.ts'
import { anonymiseUser } from './queries.ts'

/**
 * Removes a person's name and data; the row stays, since what they wrote refers to it. Answers their places, and what
 * is stored outside the database: files of jobs and of e-mails.
 */
export const anonymisePerson = async (db: Db, id: number) => {
  const names = await ownNamesOf(db, id)
  const emails = await emailsNaming(db, id, names)
  const areas = await removeAreasOf(db, id)
  const objects = await purgeJobs(db, id)
  await anonymiseRowsNaming(db, id)
  await purgeSessions(db, id)
  await purgePasskeys(db, id)
  await endPersonalTokens(db, id)
  await purgeIdentities(db, id)
  await removeTotp(db, id)
  await settleReset(db, id)
  await purgeTickets(db, id)
  await purgeMessages(db, id)
  await purgePractice(db, id)
  await purgeEmails(db, id)
  await anonymiseNames(db, id, names)
  await voidTokens(db, id)
  await voidConfirmations(db, id)
  await anonymiseUser(db, id)
  await anonymisePersonal(db, { type: 'user', id })
  return { areas, objects, letters: emails }
}
