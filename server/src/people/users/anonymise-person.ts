import { forgetSessions } from '../../access/session-queries.ts'
import { forgetLetters } from '../../messages/emails/queries.ts'
import { forgetPersonal } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { removeAreasOf } from '../areas/queries.ts'
import { voidConfirmations } from '../email-addresses/queries.ts'
import { voidTokens } from '../recovery/queries.ts'
import {
  forgetJobs,
  forgetMessages,
  forgetNames,
  forgetRowsNaming,
  lettersNaming,
  ownNamesOf,
} from './anonymise-queries.ts'
import { forgetUser } from './queries.ts'

/**
 * Takes a person away from everywhere; the row stays without a name, because what they wrote stays. Answers with the
 * places they had, and with what lies outside the database: files of their long work and of letters.
 */
export const forgetPerson = async (db: Db, id: number) => {
  const names = await ownNamesOf(db, id)
  const letters = await lettersNaming(db, id, names)
  const areas = await removeAreasOf(db, id)
  const objects = await forgetJobs(db, id)
  await forgetRowsNaming(db, id)
  await forgetSessions(db, id)
  await forgetMessages(db, id)
  await forgetLetters(db, id)
  await forgetNames(db, id, names)
  await voidTokens(db, id)
  await voidConfirmations(db, id)
  await forgetUser(db, id)
  await forgetPersonal(db, { type: 'user', id })
  return { areas, objects, letters }
}
