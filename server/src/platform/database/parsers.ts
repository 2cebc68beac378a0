import pg from 'pg'

const asNumber = (text: string) => Number(text)
const asJson = (text: string): unknown => JSON.parse(text)
const asWritten = (text: string) => text

/**
 * `2026-11-20 16:42:00.12+00` (sessions run in UTC) becomes `2026-11-20T16:42:00Z`: whole seconds, as the API writes
 * time.
 */
const asTime = (text: string) =>
  text.endsWith('infinity') ? text : `${text.slice(0, 10)}T${text.slice(11, 19)}Z`

const scalars = {
  int8: { oid: 20, arrayOid: 1016, parse: asNumber },
  json: { oid: 114, arrayOid: 199, parse: asJson },
  jsonb: { oid: 3802, arrayOid: 3807, parse: asJson },
  date: { oid: 1082, arrayOid: 1182, parse: asWritten },
  timestamp: { oid: 1114, arrayOid: 1115, parse: asTime },
  timestamptz: { oid: 1184, arrayOid: 1185, parse: asTime },
  numeric: { oid: 1700, arrayOid: 1231, parse: asNumber },
  uuid: { oid: 2950, arrayOid: 2951, parse: asWritten },
} as const

const textArray = pg.types.getTypeParser(1009 as never) as (text: string) => (string | null)[]

const arrayOf = (parse: (text: string) => unknown) => (text: string) =>
  textArray(text).map((item) => (item === null ? null : parse(item)))

const ours = new Map<number, (text: string) => unknown>(
  Object.values(scalars).flatMap(({ oid, arrayOid, parse }) => [
    [oid, parse],
    [arrayOid, arrayOf(parse)],
  ]),
)

/**
 * How values arrive from either engine: int8 and numeric as numbers, json parsed, dates `YYYY-MM-DD`,
 * times ISO 8601 in UTC. The rest as the driver has it.
 */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    ours.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}
