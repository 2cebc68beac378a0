import { findingCalls } from 'contract/insight/statistics/findings'
import { comparedWith } from 'contract/insight/statistics/middle-half'
import { trendOf } from 'contract/insight/statistics/trend'
import { feature } from '../../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { countriesOnMap } from './mean-queries.ts'
import { outlinesOf } from './outlines.ts'
import { meansFor } from './queries.ts'
import { similarRows } from './similar-queries.ts'
import { linesByYears } from './trend-queries.ts'
import { weakPointsFor, weakSchoolsFor } from './weak-points.ts'

export const findings = feature(findingCalls, described, {
  weakPoints: ({ db, actor, language, query }) => weakPointsFor(db, actor, language, query),

  weakSchools: ({ db, actor, language, query }) => weakSchoolsFor(db, actor, language, query),

  trend: async ({ db, actor, language, query }) => trendOf(await linesByYears(db, actor, language, query)),

  similar: async ({ db, actor, language, query }) => {
    const rows = await similarRows(db, actor, language, query)
    const [own, similar] = [true, false].map((isOwn) => rows.find(({ is_own }) => is_own === isOwn))
    return {
      own: own?.schools ?? 0,
      similar: similar?.schools ?? 0,
      domains: comparedWith(own?.domains ?? [], similar?.domains ?? [], own?.schools ?? 0),
    }
  },

  outlines: async ({ db, actor, language, query }) =>
    outlinesOf(await countriesOnMap(db, actor, language, query)),

  means: async ({ db, actor, language, query }) => ({ rows: await meansFor(db, actor, language, query) }),
})
