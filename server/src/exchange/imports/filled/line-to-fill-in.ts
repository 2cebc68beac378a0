import type { Actor } from 'contract/access/scope'
import { assertTakes } from '../../../evaluation/lines/lock-line.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lineInScope } from './queries.ts'

/** The line of a filled sheet, if the person may answer it now; refused as a single answer would be. */
export const lineToFillIn = async (db: Db, actor: Actor, id: number) =>
  assertTakes(actor, await lineInScope(db, actor, id), 'result.write', 'answers')
