import { beforeEach } from 'vitest'
import { givenEvaluatedSchool } from '../given/lines.ts'
import type { Someone } from '../given/people.ts'
import { givenVereda } from '../vereda.ts'
import { givenPost, home, queueIsEmpty } from './given-sender.ts'

/** A school with people around it, and the letters they get; each test begins without any. */
export const givenLettersOfSchool = async () => {
  const vereda = await givenVereda({ PUBLIC_BASE_URL: home })
  const { ask, database } = vereda
  const { db } = database
  const here = await givenEvaluatedSchool(db)
  const { mail, sender } = await givenPost(db)
  beforeEach(async () => {
    await queueIsEmpty(db)
    mail.letters.length = 0
  })

  const addressOf = ({ username }: Someone) => `${username}@vereda.example`
  return {
    ...here,
    vereda,
    ask,
    db,
    mail,
    sender,
    addressOf,
    lettersTo: async (who: Someone) => {
      await queueIsEmpty(db)
      return mail.to(addressOf(who))
    },
    speaks: (who: Someone, language: 'es' | 'hi') =>
      db.updateTable('users').set({ language }).where('id', '=', who.id).execute(),
  }
}
