import { statisticsCalls } from 'contract/statistics'
import { feature } from '../http/feature.ts'
import { written } from '../http/written.ts'
import { described } from './described.ts'
import { evaluationStatisticsOf } from './evaluations/queries.ts'
import { schoolStatisticsOf } from './schools/queries.ts'

export const statistics = feature(statisticsCalls, described, {
  evaluations: async ({ db, actor, language, query }) =>
    written(JSON.stringify(await evaluationStatisticsOf(db, actor, language, query))),

  schools: async ({ db, actor, language, query }) =>
    written(JSON.stringify(await schoolStatisticsOf(db, actor, language, query))),
})
