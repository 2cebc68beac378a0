import { permit } from 'contract/access/permissions'
import { assertWritable } from 'contract/evaluation/life-cycle'
import { found, Problem } from 'contract/platform/problems'
import type { Db } from '../../platform/database/db.ts'
import type { Person } from '../../platform/http/person.ts'
import { lineLockedForAnswer } from '../lines/queries.ts'
import { roundForUpdate, roundInScope } from './write-queries.ts'

type Wanted = { db: Db; actor: Person; parameters: { id: number } }

/** A round in scope and its line, locked. */
export const lockRound = async ({ db, actor, parameters }: Wanted, by: 'rater' | 'anybody') => {
  const { line: id, instrument } = found(await roundInScope(db, actor, parameters.id))
  const line = found(await lineLockedForAnswer(db, actor, id))
  permit(actor, 'result.write', line)
  if (instrument !== line.instrument) throw new Problem('line_edition_moved')
  const round = found(await roundForUpdate(db, parameters.id))
  if (by === 'rater' && !round.raters.some((rater) => rater.id === actor.id))
    throw new Problem('permission_denied')
  assertWritable('answers', line.status, actor.role)
  const own = round.raters.find((rater) => rater.id === actor.id)
  return { line, round, isOwnFinished: own !== undefined && own.finished_at !== null }
}

export type LockedRound = Awaited<ReturnType<typeof lockRound>>
