import type { Db } from '../db.ts'
import { sessionOf } from './open-session.ts'

/**
 * Runs the last statement of a transaction: its commit goes along in the same message. What fails afterwards undoes
 * nothing, and no other statement may follow.
 */
export const withCommit = async <Answer>(
  transaction: Db,
  statement: () => Promise<Answer>,
): Promise<Answer> => {
  await transaction.getExecutor().provideConnection(async (connection) => sessionOf(connection).endWithNext())
  return statement()
}
