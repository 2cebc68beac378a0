import { type DisabilityCount, smallestShown } from 'contract/access/disclosure'
import { disabilityCounts } from 'contract/places/school-fields'
import { type RawBuilder, sql } from 'kysely'

const column = (name: string) => sql.ref(`schools.${name}`)
const smallest = sql.lit(smallestShown)
const largest = sql.lit(smallestShown - 1)

/** As lists show it: a small count of learners with a disability is hidden. */
export const largeOnly = (name: DisabilityCount): RawBuilder<number | null> =>
  sql`case when ${column(name)} >= ${smallest} then ${column(name)} end`

/** Of a kind of disability there is room for more only in schools whose learners with disabilities are shown. */
const roomIn = (name: DisabilityCount): RawBuilder<unknown> =>
  name === 'students_with_disabilities'
    ? sql`least(${largest}, schools.students) - ${column(name)}`
    : sql`case when schools.students_with_disabilities >= ${smallest} then ${largest} - ${column(name)} else 0 end`

/** What a school adds to the learners of its place: read again in learners.ts. */
export const learnerNumbers = (names: readonly string[]): Record<string, RawBuilder<unknown>> => {
  const whereHidden = (name: DisabilityCount, value: RawBuilder<unknown>) =>
    sql`case when ${column(name)} < ${smallest} then ${value} else 0 end`
  return Object.assign(
    Object.fromEntries(names.map((name) => [name, column(name)])),
    ...disabilityCounts.map((name) => ({
      [`${name}_hidden`]: whereHidden(name, column(name)),
      [`${name}_most`]: whereHidden(name, sql`least(${largest}, schools.students)`),
      [`${name}_room`]: whereHidden(name, roomIn(name)),
    })),
  )
}
