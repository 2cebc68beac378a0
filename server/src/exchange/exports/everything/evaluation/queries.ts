import type { Actor } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { Line } from 'contract/evaluation/lines'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../../../access/scope.ts'
import { evaluationShape, instrumentOfEvaluations } from '../../../../evaluation/evaluations/queries.ts'
import { lineShape } from '../../../../evaluation/lines/queries.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { jsonTime, personOf } from '../../../../platform/database/json.ts'

type Whole = Omit<EvaluationDetail, 'line'> & { line: Line }

/** An evaluation in scope, once for each of its lines, oldest first; in one statement. */
export const wholeLines = async (
  db: Db,
  actor: Actor,
  language: Language,
  evaluation: number,
): Promise<Whole[]> => {
  const { rows } = await sql<{ evaluation: Whole }>`
    select ${evaluationShape(language, lineShape(language, 'all'))} as evaluation
    from evaluations ${instrumentOfEvaluations}
    join lines on lines.evaluation_id = evaluations.id
    join line_summaries on line_summaries.line_id = lines.id
    where evaluations.id = ${evaluation} and ${rowsInScope(actor, ofEvaluations)}
    order by lines.kind`.execute(db)
  return rows.map((row) => row.evaluation)
}

/** Who confirmed the consent for each file, and when; the caller checked the scope of the lines. */
export const consentsOf = (db: Db, lines: number[]) =>
  db
    .selectFrom('files')
    .where(sql<boolean>`files.line_id = any(${lines}::int[])`)
    .where('files.deleted_at', 'is', null)
    .where('files.consent_at', 'is not', null)
    .select([
      'files.id',
      personOf<{ id: number; name: string } | null>('files.consent_by').as('by'),
      sql<string>`${jsonTime('files.consent_at')}`.as('at'),
    ])
    .execute()
