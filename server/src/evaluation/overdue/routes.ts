import { overdueCalls } from 'contract/evaluation/plan/overdue'
import { feature } from '../../platform/http/feature.ts'
import { paged } from '../../platform/http/paging.ts'
import { described } from './descriptions.ts'
import { overdueActions } from './queries.ts'

export const overdue = feature(overdueCalls, described, {
  list: async ({ db, actor, language, query, request }) => {
    const found = await overdueActions(db, actor, language, query)
    return { ...paged(request, query, found), schools: found.schools }
  },
})
