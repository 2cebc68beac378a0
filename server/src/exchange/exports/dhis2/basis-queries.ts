import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** Counts of Reach and answers to duties, by codes that do not change. */
export type LineBasis = {
  line: number
  counts: { code: string; reached: number; of: number }[]
  duties: { code: string; kept: boolean }[]
}

/** The caller checked the scope of the lines. */
export const basisOfLines = async (db: Db, lines: number[]): Promise<LineBasis[]> => {
  const { rows } = await sql<LineBasis>`
    select lines.id as line,
      (select coalesce(json_agg(json_build_object('code', indicators.code, 'reached', reached, 'of', of_whom)
          order by indicators.id), '[]')
        from results join indicators on indicators.id = results.indicator_id
        where results.line_id = lines.id and of_whom is not null) as counts,
      (select coalesce(json_agg(json_build_object('code', duties.code, 'kept', kept) order by duties.position), '[]')
        from duty_answers join duties on duties.id = duty_answers.duty_id
        where duty_answers.line_id = lines.id) as duties
    from lines where lines.id = any(${lines}::int[])`.execute(db)
  return rows
}
