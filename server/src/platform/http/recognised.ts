import { Problem } from 'contract/platform/problems'
import type { Db } from '../database/db.ts'
import { isOutdated } from '../database/failures/errors.ts'
import type { Assumption } from '../database/sessions/open-session.ts'
import type { Person } from './person.ts'

/** Who asked with the same token before. */
export type Recognised = {
  person: Person
  /** For reads: a handle that looks again with its first statement. */
  carrying(): Db
  /** For changes: without it nothing is done. */
  assumption(): Assumption
  /** Whether role, areas and session are what they were; looked up at the latest when this is asked. */
  isStill(): boolean | Promise<boolean>
}

/** What was refused because of the person, or told to them; a failure of the server tells nothing. */
export const isRefusal = (error: unknown): boolean => error instanceof Problem && error.status < 500

/** An answer made for who it was, once it is known that it still is; else one for who it is now. */
export const answeredAs = async <Answer>(
  { isStill }: Recognised,
  answer: () => Promise<Answer>,
  anew: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    const answered = await answer()
    const still = isStill()
    if (still === true || (await still)) return answered
  } catch (error) {
    if (!isOutdated(error) && (!isRefusal(error) || (await isStill()))) throw error
  }
  return anew()
}
