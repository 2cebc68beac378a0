import { smallestAverage } from 'contract/access/disclosure'
import type { Actor } from 'contract/access/scope'
import { pointsOf } from 'contract/evaluation/scores/scores'
import type { FindingsFilters, WeakPoints, WeakSchools } from 'contract/insight/statistics/findings'
import { learnersOf, mostWeakPoints, weakPointsOf } from 'contract/insight/statistics/weak-points'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import { cachedParts } from '../../school-results/part-queries.ts'
import { type PackedLines, packedLines, weakSchoolRows } from './weak-point-queries.ts'

const learnersIn = ({ learners }: PackedLines): (number | null)[] =>
  learners.split(',').map((each) => (each === '' ? null : Number(each)))

const ofInstrument = async (
  db: Db,
  language: Language,
  lines: PackedLines,
): Promise<WeakPoints['indicators']> => {
  const learners = learnersIn(lines)
  if (learners.length < smallestAverage) return []
  const { indicators, shorts } = await cachedParts(db, language, lines.instrument, lines.version)
  const inOrder = indicators.toSorted((one, other) => one.id - other.id)
  const counted = { counted: learners.length, counted_learners: learnersOf({ learners }) }
  const found = weakPointsOf({ points: lines.points, indicators: inOrder.map(({ code }) => code), learners })
  return found.slice(0, mostWeakPoints).flatMap(({ indicator, ...weak }) => {
    const named = inOrder[indicator]
    const short = shorts[named?.id ?? 0]
    return named ? [{ id: named.id, name: named.name, short: short ?? named.name, ...counted, ...weak }] : []
  })
}

/** Weak indicators by the number of learners concerned, over matching lines in scope. */
export const weakPointsFor = async (
  db: Db,
  actor: Actor,
  language: Language,
  query: FindingsFilters,
): Promise<WeakPoints> => {
  const lines = await packedLines(db, actor, language, query)
  const indicators: WeakPoints['indicators'] = []
  for (const each of lines) indicators.push(...(await ofInstrument(db, language, each)))
  const people = (each: WeakPoints['indicators'][number]) => each.learners.people ?? 0
  return {
    schools: lines.reduce((sum, each) => sum + learnersIn(each).length, 0),
    indicators: indicators
      .sort((one, other) => people(other) - people(one) || other.schools - one.schools)
      .slice(0, mostWeakPoints),
  }
}

const weakCodes = ['NE', 'A', 'B'] as const

/** Schools with this weak indicator, those with most learners first. */
export const weakSchoolsFor = async (
  db: Db,
  actor: Actor,
  language: Language,
  query: FindingsFilters & { indicator: number },
): Promise<WeakSchools> => {
  const rows = await weakSchoolRows(db, actor, language, query)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ place, points, learners }) => ({
      place,
      code: weakCodes.find((code) => pointsOf(code) === Number(points)) ?? 'NE',
      students_with_disabilities: learners,
    })),
  }
}
