import { sql } from 'kysely'
import { givenEvaluators } from '../../given/answers.ts'
import { givenVereda } from '../../vereda.ts'

type Row = {
  deed: string
  actor_id: number | null
  object_type: string
  object_id: number | null
  new: object
}

/** A server, people who are refused, and what the audit holds of it. */
export const givenRefusals = async () => {
  const vereda = await givenVereda({ TRUST_PROXY: 'loopback' })
  const { db } = vereda.database
  return {
    vereda,
    people: await givenEvaluators(db),
    refusals: async (actor: number | null): Promise<Row[]> => {
      const { rows } = await sql<Row>`
        select deed, actor_id, object_type, object_id, new from audit
        where actor_id is not distinct from ${actor} and new ? 'times' order by id`.execute(db)
      return rows
    },
  }
}
