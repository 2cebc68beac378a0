import type { Call } from 'contract/access/call'
import type { ProblemCode } from 'contract/platform/problems'
import type { Someone } from '../given/people.ts'
import type { Asks } from './asks.ts'
import type { Land } from './land.ts'

/**
 * What the permission matrix (rules §2.4) says of a call, and a request that succeeds for who may ask it.
 *
 * `may` has a sign for each of: nobody signed in, role 3, role 2, role 1, role 0, superuser (role 0):
 *   –  401                       *  anybody may
 *   D  403, whatever the row     A  every row
 *   S  rows of the own scope; others answer as missing ones do
 *   O  own rows only; others answer as missing ones do
 *   W  own words or files only; those of others in the own scope are 403
 *   N  404 for everybody
 */
export type Row = {
  may: string
  /** Where the ids stand that decide: all ids of the path unless said, such as `body.evaluation_line`. */
  named?: string[]
  /** What an administrator is told when an id in body, query or form leads nowhere; a missing instrument everybody. */
  missing?: ProblemCode
  /** What others are told then, where it is not 403. */
  hidden?: 404
  /** A request for a new row of this land, which is `by`'s own where rows have owners. */
  asks: (at: Land, by: Someone) => Asks | Promise<Asks>
}

export type Rows = Map<string, Row>

export const keyOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

/** The rows of a noun's calls: TypeScript refuses a call that has none. */
export const rowsOf = <Calls extends Record<string, Call>>(
  calls: Calls,
  rows: { [Name in keyof Calls]: Row },
): [string, Row][] => Object.entries(calls).map(([name, call]) => [keyOf(call), rows[name as keyof Calls]])

/** The ids that decide, by where they stand: `parameters.id`, `body.school`. */
export const idsOf = (row: Row, asks: Asks): string[] =>
  row.named ?? Object.keys(asks.parameters ?? {}).map((name) => `parameters.${name}`)
