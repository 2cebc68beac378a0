import { historyCalls } from 'contract/insight/history'
import { Problem } from 'contract/platform/problems'
import { feature } from '../../platform/http/feature.ts'
import { paged } from '../../platform/http/paging.ts'
import { described } from './descriptions.ts'
import { planHistoryOf } from './plan-queries.ts'
import { auditList, historyOf } from './queries.ts'
import { isReadable } from './readable-queries.ts'

export const history = feature(historyCalls, described, {
  history: async ({ db, actor, query, request }) => {
    if (!(await isReadable(db, actor, query.object_type, query.object_id))) throw new Problem('not_found')
    return paged(request, query, await historyOf(db, actor, query))
  },

  ofPlan: async ({ db, actor, parameters, query, request }) => {
    if (!(await isReadable(db, actor, 'plan', parameters.plan))) throw new Problem('not_found')
    return paged(request, query, await planHistoryOf(db, parameters.plan, query))
  },

  audit: async ({ db, language, query, request }) =>
    paged(request, query, await auditList(db, language, query)),
})
