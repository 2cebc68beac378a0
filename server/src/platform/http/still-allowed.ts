import { Problem } from 'contract/platform/problems'
import type { Db } from '../database/db.ts'
import { isRetryable } from '../database/failures/errors.ts'
import { undone } from '../database/sessions/undone.ts'

const isOfRights = (error: unknown): boolean =>
  error instanceof Problem && [401, 403, 404].includes(error.status) && !error.extra.isOfState

/**
 * Before an answer is given again: what a new request would be refused with, were the rights gone meanwhile. The work
 * is done and undone, because only it knows which rows it asks about; that it was done already is no reason to refuse.
 */
export const assertStillAllowed = async (db: Db, work: () => Promise<unknown>): Promise<void> => {
  try {
    await undone(db, work)
  } catch (error) {
    if (!(error instanceof Error) || isOfRights(error) || isRetryable(error)) throw error
  }
}
