import { type RawBuilder, sql } from 'kysely'

/** Where something goes that stands at the indicator `from`; `other`: it asks something else there. */
export type Place = { from: number; to: number; other: boolean; carried: boolean }

/** The places as rows named `place`, to join with. */
export const placeRows = (places: readonly Place[]): RawBuilder<unknown> => sql`
  json_to_recordset(${JSON.stringify(places)}::json) as place ("from" int, "to" int, other boolean, carried boolean)`
