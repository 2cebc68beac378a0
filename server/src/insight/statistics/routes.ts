import {
  type Statistics,
  type StatisticsFilters,
  statisticsCalls,
} from 'contract/insight/statistics/statistics'
import { utcDay } from 'contract/platform/utc-day'
import { type Written, written } from '../../platform/http/bodies/written.ts'
import { feature, type RequestContext } from '../../platform/http/feature.ts'
import { cachedTexts } from '../cached-texts.ts'
import { described } from './descriptions.ts'
import { evaluationStatisticsOf } from './evaluations/queries.ts'
import { schoolStatisticsOf } from './school-queries.ts'
import { stateOfFigures } from './state-queries.ts'

const texts = cachedTexts(2 * 1024 * 1024)

/** Not by school, which would be too many, and not progress, which changes with each answer. */
const isCached = ({ model, type }: StatisticsFilters & { type: string }): boolean =>
  model !== 'school' && type !== 'progress'

/**
 * The cached answer to the same query, if its state is unchanged. The state is read before the figures, so a change
 * in between only causes another computation.
 */
const answered = async <Query extends StatisticsFilters & { type: string }>(
  { db, actor, language }: Pick<RequestContext<typeof statisticsCalls.schools>, 'db' | 'actor' | 'language'>,
  query: Query,
  made: (query: Query) => Promise<Statistics>,
): Promise<Written> => {
  if (!isCached(query)) return written(JSON.stringify(await made(query)))
  const key = JSON.stringify([actor.role, actor.areas, language, utcDay(), query])
  const state = await stateOfFigures(db, actor)
  const before = texts.get(db, key, state)
  if (before) return written(before)
  const text = Buffer.from(JSON.stringify(await made(query)))
  texts.set(db, key, state, text)
  return written(text)
}

export const statistics = feature(statisticsCalls, described, {
  evaluations: (context) =>
    answered(context, context.query, (query) =>
      evaluationStatisticsOf(context.db, context.actor, context.language, query),
    ),

  schools: (context) =>
    answered(context, context.query, (query) =>
      schoolStatisticsOf(context.db, context.actor, context.language, query),
    ),
})
