import type { Role } from 'contract/access/roles'
import { hiddenText } from 'contract/platform/hidden'
import { type RawBuilder, sql } from 'kysely'

/** A time inside of JSON as the API writes it; times of whole columns are written so by the parsers. */
export const jsonTime = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** `{ id, name }` of the person a column names; null where it names nobody. */
export const personOf = <Found extends { id: number; name: string } | null>(
  column: string,
): RawBuilder<Found> =>
  sql`(select json_build_object('id', person.id, 'name', person.full_name)
    from users person where person.id = ${sql.ref(column)})`

/** Rows of a subquery as one array; an empty one where there are none. `item` and `from` are ours, never a client's. */
export const jsonRows = <Item>(
  item: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<Item[]> => sql`(select coalesce(json_agg(${item} order by ${order}), '[]') from ${from})`

/** `{ id, name, role }` of who wrote something, as a column names them. */
export const authorOf = (column: string): RawBuilder<{ id: number; name: string; role: Role }> =>
  sql`(select json_build_object('id', author.id, 'name', author.full_name, 'role', author.role)
    from users author where author.id = ${sql.ref(column)})`

/** `text` and `hidden` of a comment or note, as parts of an object. */
export const textOf = (table: 'comments' | 'notes'): RawBuilder<unknown> => {
  const hiddenAt = sql.ref(`${table}.hidden_at`)
  return sql`'text', case when ${hiddenAt} is null then ${sql.ref(`${table}.text`)} else ${sql.lit(hiddenText)} end,
    'hidden', ${hiddenAt} is not null`
}
