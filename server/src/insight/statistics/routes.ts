import { statisticsCalls } from 'contract/insight/statistics/statistics'
import { written } from '../../platform/http/bodies/written.ts'
import { feature } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { evaluationStatisticsOf } from './evaluations/queries.ts'
import { schoolStatisticsOf } from './school-queries.ts'

export const statistics = feature(statisticsCalls, described, {
  evaluations: async ({ db, actor, language, query }) =>
    written(JSON.stringify(await evaluationStatisticsOf(db, actor, language, query))),

  schools: async ({ db, actor, language, query }) =>
    written(JSON.stringify(await schoolStatisticsOf(db, actor, language, query))),
})
