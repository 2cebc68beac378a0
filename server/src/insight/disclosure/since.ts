import type { DisabilityCount, Since } from 'contract/access/disclosure'
import type { CountedBefore } from '../../access/disclosure/learners.ts'
import type { Db } from '../../platform/database/db.ts'
import { type CountedRow, countedInReports, countedNow, type StoredRow } from './queries.ts'

const keyOf = ({ region, measure }: { region: number; measure: string }) => `${region} ${measure}`

const countedAs = (
  { now, same, same_region, same_country }: CountedRow,
  stored: StoredRow | undefined,
): Since['counted'] => {
  if (same === 0) return 'fresh'
  if (same_region === now && stored?.in_region === now) return 'region'
  return same_country === now && stored?.in_country === now ? 'country' : 'mixed'
}

/** Which small counts of the country earlier reports included. */
export const countedBefore = async (db: Db, country: number): Promise<CountedBefore> => {
  const all = await countedInReports(db, country)
  const rows = new Map((await countedNow(db, country)).map((row) => [keyOf(row), row]))
  const stored = new Map(all.map((row) => [keyOf(row), row]))
  const measures = new Set(all.map(({ measure }) => measure))
  const none = { now: 0, same: 0, same_region: 0, same_country: 0, hidden: 0, room: 0 }
  // A region that has no such schools today must not be taken for the missing one.
  const isMissing = new Set(
    all.filter((row) => row.in_country > 0 && !rows.has(keyOf(row))).map(({ measure }) => measure),
  )
  return (region: number, measure: DisabilityCount) => {
    if (!measures.has(measure)) return undefined
    const row = rows.get(keyOf({ region, measure })) ?? { region, measure, ...none }
    const own = stored.get(keyOf({ region, measure }))
    const counted = countedAs(row, own)
    return {
      counted: isMissing.has(measure) && counted === 'country' ? 'mixed' : counted,
      wasInCountry: (own?.in_country ?? 0) > 0,
      hidden: row.hidden,
      room: row.room,
    }
  }
}
