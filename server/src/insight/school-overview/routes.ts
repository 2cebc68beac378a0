import { can } from 'contract/access/permissions'
import type { Actor, Place } from 'contract/access/scope'
import { cellsOf } from 'contract/evaluation/readiness'
import { type CurrentLine, schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { comparedWithGroup } from 'contract/insight/statistics/middle-half'
import { found } from 'contract/platform/problems'
import { marksOfLine } from '../../evaluation/review-marks/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { feature } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import type { StoredLine } from './line-queries.ts'
import { overviewOfSchool } from './queries.ts'
import { schoolInGroup } from './similar-queries.ts'

/** Marked answers of a line in review, only for people who review it. */
const markedOf = async (db: Db, actor: Actor, place: Place, { line }: StoredLine): Promise<number | null> => {
  if (line.status !== 'IN REVIEW' || !can(actor, 'line.review', place)) return null
  const marks = await marksOfLine(db, line.id)
  return marks.filter(({ is_current }) => is_current).length
}

const currentLine = async (db: Db, actor: Actor, place: Place, stored: StoredLine): Promise<CurrentLine> => {
  const { counts, ...line } = stored
  const cells = cellsOf(
    line.domains.map(({ id }) => id),
    counts,
  )
  return { ...line, cells, marked: await markedOf(db, actor, place, stored) }
}

export const schoolOverview = feature(schoolOverviewCalls, described, {
  read: async ({ db, actor, language, parameters }) => {
    const { country, region, current, ...rest } = found(
      await overviewOfSchool(db, actor, language, parameters.id),
    )
    const place = { country, region, school: parameters.id }
    return { ...rest, current: current && (await currentLine(db, actor, place, current)) }
  },

  similar: async ({ db, actor, parameters }) => {
    const { year, own, schools, domains } = found(await schoolInGroup(db, actor, parameters.id))
    return { year, others: schools - (year === null ? 0 : 1), domains: comparedWithGroup(own, domains) }
  },
})
