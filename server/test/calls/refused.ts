import type { Call } from 'contract/access/call'
import { sql } from 'kysely'
import type { Vereda } from '../vereda.ts'

/** No row has it. */
export const missingId = 2_000_000_000

/** The rows whose refusal the audit names for a person and a call that answered 404. */
export const idsRefused = async (
  { app, database }: Pick<Vereda, 'app' | 'database'>,
  call: Pick<Call, 'method' | 'path'>,
  actor: number,
): Promise<number[]> => {
  await app.writeRefusals(true)
  const { rows } = await sql<{ id: number }>`
    select coalesce(named.id, audit.object_id) as id
    from audit left join jsonb_array_elements_text(audit.new -> 'ids') as several (text) on true
      cross join lateral (select several.text::int as id) as named
    where deed = 'permission.denied' and actor_id = ${actor} and new ->> 'method' = ${call.method}
      and new ->> 'path' = ${call.path} and new ->> 'code' in ('not_found', 'assessment_not_found')`.execute(
    database.db,
  )
  return rows.map(({ id }) => id)
}
