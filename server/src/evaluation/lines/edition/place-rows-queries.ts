import { type RawBuilder, sql } from 'kysely'

/** The new place of what belongs to the indicator `from`; `other`: its question differs. */
export type Place = { from: number; to: number; other: boolean; carried: boolean }

/** The places as rows named `place`, for joins. */
export const placeRows = (places: readonly Place[]): RawBuilder<unknown> => sql`
  json_to_recordset(${JSON.stringify(places)}::json) as place ("from" int, "to" int, other boolean, carried boolean)`
