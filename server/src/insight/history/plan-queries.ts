import type { historyCalls, PlanChange } from 'contract/insight/history'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/database/db.ts'
import { counted, window } from '../../platform/database/listing.ts'
import { listed, newestFirst, rowsOf } from './queries.ts'

/** Entries of the plan's goals and actions, including deleted ones. */
const entriesOf = (plan: number): RawBuilder<{ id: number }> => sql`
  select audit.id from goals join audit on audit.object_type = 'goal' and audit.object_id = goals.id
    where goals.plan_id = ${plan}
  union all
  select audit.id from goals join actions on actions.goal_id = goals.id
    join audit on audit.object_type = 'action' and audit.object_id = actions.id
    where goals.plan_id = ${plan}
  union all
  select audit.id from audit where audit.deed in ('goal.delete', 'action.delete') and audit.old ? 'plan'
    and (audit.old ->> 'plan')::int = ${plan}`

const name = sql<string | null>`case audit.object_type
  when 'goal' then (select title from goals where id = audit.object_id)
  else (select text from actions where id = audit.object_id) end`

/** Newest first; names are shown, since everybody who changed a plan had the reader's place in scope. */
export const planHistoryOf = (
  db: Db,
  plan: number,
  query: z.output<(typeof historyCalls)['ofPlan']['query']>,
): Promise<{ count: number; rows: PlanChange[] }> => {
  const { limit, offset } = window({ ...query, paginated: true, order: '' })
  const page = sql<number>`(select id from (${entriesOf(plan)}) as entry
    order by id desc limit ${limit} offset ${offset})`
  const rows = rowsOf(db, sql<boolean>`false`)
    .where('audit.id', 'in', page)
    .select([
      sql<PlanChange['object_type']>`audit.object_type`.as('object_type'),
      sql<number>`audit.object_id`.as('object_id'),
      name.as('name'),
      newestFirst.as('position'),
    ])
  return counted(db, sql<number>`(select count(*)::int from (${entriesOf(plan)}) as entry)`, rows).then(
    listed,
  )
}
