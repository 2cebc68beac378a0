import type { Db } from '../../../platform/database/db.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { personNamed } from './queries.ts'

/** By user name or e-mail. */
export const findPerson = async (db: Db, name: string | undefined) => {
  const person = await personNamed(db, name ?? '')
  if (!person) throw refusal(`Nobody has the user name or the e-mail ${name}`)
  return person
}
