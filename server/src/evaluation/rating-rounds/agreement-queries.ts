import { averageIsShown } from 'contract/access/disclosure'
import { isStaff } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { agreementOf, type RatedTwice } from 'contract/evaluation/rater-agreement'
import type { SchoolAgreement } from 'contract/evaluation/rating-rounds'
import { type RawBuilder, sql } from 'kysely'
import { ofSchools, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { pairsOfRound } from './queries.ts'

type Finished = { school: number; line: number; category: number; pairs: RatedTwice[] }

/**
 * Finished rounds of schools in scope, except those from before a move to another edition, whose questions differ.
 */
const finishedRounds = async (db: Db, actor: Actor, where: RawBuilder<boolean>): Promise<Finished[]> => {
  const { rows } = await sql<Finished>`
    select schools.id as school, rating_rounds.line_id as line, rating_rounds.category_id as category,
      ${pairsOfRound} as pairs
    from rating_rounds
    join lines on lines.id = rating_rounds.line_id
    join evaluations on evaluations.id = lines.evaluation_id
    join schools on schools.id = evaluations.school_id
    join categories on categories.id = rating_rounds.category_id and categories.instrument_id = lines.instrument_id
    where rating_rounds.finished_at is not null and ${where} and ${rowsInScope(actor, ofSchools)}
    order by lines.id, categories.number`.execute(db)
  return rows
}

const agreementOfAll = (rounds: readonly Finished[]) => agreementOf(rounds.flatMap(({ pairs }) => pairs))

const schoolOf = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('schools')
    .where('schools.id', '=', id)
    .where(rowsInScope(actor, ofSchools))
    .select(['schools.id', 'schools.region_id as region'])
    .executeTakeFirst()

/** Needs at least three schools with rounds in the region, as averages do; never shown to people of one school. */
const agreementOfRegion = async (db: Db, actor: Actor, region: number) => {
  if (!isStaff(actor)) return null
  const rounds = await finishedRounds(db, actor, sql`schools.region_id = ${region}`)
  const schools = new Set(rounds.map(({ school }) => school)).size
  const audience = { opensSchools: false, knownRegions: 0 }
  return averageIsShown(schools, audience) ? agreementOfAll(rounds) : null
}

export const agreementOfSchool = async (
  db: Db,
  actor: Actor,
  id: number,
): Promise<SchoolAgreement | undefined> => {
  const school = await schoolOf(db, actor, id)
  if (!school) return undefined
  const rounds = await finishedRounds(db, actor, sql`schools.id = ${school.id}`)
  const lines = [...new Set(rounds.map(({ line }) => line))]
  return {
    lines: lines.map((line) => {
      const own = rounds.filter((round) => round.line === line)
      return {
        line,
        domains: own.map(({ category, pairs }) => ({ category, agreement: agreementOf(pairs) })),
        agreement: agreementOfAll(own),
      }
    }),
    agreement: agreementOfAll(rounds),
    region: await agreementOfRegion(db, actor, school.region),
  }
}
