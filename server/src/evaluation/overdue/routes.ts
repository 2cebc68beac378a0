import { overdueCalls } from 'contract/evaluation/plan/overdue'
import { record } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { paged } from '../../platform/http/paging.ts'
import { described } from './descriptions.ts'
import { overdueActions } from './queries.ts'
import { remindSchools } from './remind-queries.ts'

export const overdue = feature(overdueCalls, described, {
  list: async ({ db, actor, language, query, request }) => {
    const found = await overdueActions(db, actor, language, query)
    return { ...paged(request, query, found), schools: found.schools }
  },

  remind: async (context) => {
    const schools = await remindSchools(context.db, context.actor)
    await record(context, 'plan.remind', { type: 'plan', id: null }, { new: { schools } })
    return { schools: schools.length }
  },
})
