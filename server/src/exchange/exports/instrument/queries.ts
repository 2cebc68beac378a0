import type { Actor } from 'contract/access/scope'
import { type EvaluationType, evaluationTypes } from 'contract/evaluation/lines'
import { sql } from 'kysely'
import { linesInScope } from '../../../evaluation/lines/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

type LineToFill = {
  id: number
  instrument: number
  school: string
  year: number
  evaluation_type: EvaluationType
}

/** A line in scope with the name of the school at its time. */
export const lineToFill = async (db: Db, actor: Actor, id: number): Promise<LineToFill | undefined> => {
  const row = await linesInScope(db, actor)
    .innerJoin('schools', 'schools.id', 'evaluations.school_id')
    .where('lines.id', '=', id)
    .select(sql<string>`coalesce(lines.place ->> 'school', schools.name)`.as('school_name'))
    .executeTakeFirst()
  if (!row) return undefined
  const evaluation_type = evaluationTypes[row.kind - 1] ?? 'base'
  return { id: row.id, instrument: row.instrument, school: row.school_name, year: row.year, evaluation_type }
}
