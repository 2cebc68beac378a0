import type { Actor } from 'contract/access/scope'
import { sql } from 'kysely'
import { plansInScope } from '../../../../evaluation/action-plans/queries.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** School and line of a plan in scope. */
export const placeOfPlan = (db: Db, actor: Actor, plan: number) =>
  plansInScope(db, actor)
    .innerJoin('schools', 'schools.id', 'evaluations.school_id')
    .where('action_plans.id', '=', plan)
    .select([
      'lines.id as line',
      'lines.kind',
      'lines.year',
      sql<string>`coalesce(lines.place ->> 'school', schools.name)`.as('name'),
    ])
    .executeTakeFirst()
