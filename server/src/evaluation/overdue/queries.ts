import type { Actor } from 'contract/access/scope'
import type { OverdueAction, OverdueList } from 'contract/evaluation/plan/overdue'
import { fold, type Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import { countryName, inCountryNamed } from '../../places/countries/queries.ts'
import { inRegionNamed } from '../../places/regions/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { containing, ordered } from '../../platform/database/listing.ts'
import { utcToday } from '../../platform/database/utc-today.ts'
import { leftToDo, notOver } from '../summaries/queries.ts'

type Query = z.output<typeof OverdueList>

const matching = (db: Db, actor: Actor, query: Query) => {
  const { country__name: country, region__name: region, school, accountable, days } = query
  return db
    .selectFrom('actions')
    .innerJoin('goals', 'goals.id', 'actions.goal_id')
    .innerJoin('action_plans', 'action_plans.id', 'goals.plan_id')
    .innerJoin('lines', 'lines.id', 'action_plans.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .innerJoin('schools', 'schools.id', 'evaluations.school_id')
    .$if(query.which === 'late', (some) =>
      some.where('actions.deadline', '<', sql<string>`${utcToday} - ${(days ?? 1) - 1}::int`).where(leftToDo),
    )
    .$if(query.which === 'open', (some) => some.where(notOver))
    .where('lines.status', '<>', 'CLOSED')
    .where(rowsInScope(actor, ofEvaluations))
    .$if(school !== undefined, (some) => some.where('evaluations.school_id', '=', school ?? 0))
    .$if(query.search !== undefined, (some) =>
      some.where('schools.folded', 'like', containing(fold(query.search ?? ''))),
    )
    .$if(accountable !== undefined, (some) =>
      some.where('actions.accountable', 'ilike', containing(accountable ?? '')),
    )
    .$if(region !== undefined, (some) =>
      some.where(inRegionNamed('evaluations.region_id', fold(region ?? ''))),
    )
    .$if(country !== undefined, (some) =>
      some.where(inCountryNamed('evaluations.country_id', fold(country ?? ''))),
    )
}

const columns = {
  deadline: 'actions.deadline',
  school: 'schools.folded',
  accountable: 'actions.accountable',
}

export const overdueActions = async (db: Db, actor: Actor, language: Language, query: Query) => {
  const counts = await matching(db, actor, query)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(distinct evaluations.school_id)::int`.as('schools'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await matching(db, actor, query)
    .innerJoin('regions', 'regions.id', 'evaluations.region_id')
    .innerJoin('countries', 'countries.id', 'evaluations.country_id')
    .select([
      'actions.id',
      'actions.text',
      'actions.accountable',
      'actions.status',
      sql<string | null>`actions.deadline::text`.as('deadline'),
      sql<number | null>`case when actions.deadline < ${utcToday} and ${leftToDo}
        then ${utcToday} - actions.deadline end`.as('days'),
      sql<OverdueAction['goal']>`json_build_object('id', goals.id, 'name', goals.title)`.as('goal'),
      'evaluations.id as evaluation',
      'lines.id as line',
      sql<OverdueAction['school']>`json_build_object('id', schools.id, 'name', schools.name)`.as('school'),
      sql<OverdueAction['region']>`json_build_object('id', regions.id, 'name', regions.name)`.as('region'),
      sql<
        OverdueAction['country']
      >`json_build_object('id', countries.id, 'name', ${countryName(language)})`.as('country'),
    ])
    .orderBy(ordered(query.order, columns, 'actions.id'))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute()
  return { ...counts, rows }
}
