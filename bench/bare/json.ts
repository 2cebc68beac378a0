/** SQL fragments for JSON in the API's format. */
export const time = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export const rows = (item: string, from: string, order: string): string =>
  `(select coalesce(json_agg(${item} order by ${order}), '[]') from ${from})`

export const person = (column: string): string =>
  `(select json_build_object('id', person.id, 'name', person.full_name) from users person where person.id = ${column})`

export const author = (column: string): string =>
  `(select json_build_object('id', person.id, 'name', person.full_name, 'role', person.role)
    from users person where person.id = ${column})`

/** A page from JSON text. */
export const page = (address: URL, count: number, results: string): string => {
  const number = Number(address.searchParams.get('page') ?? 1)
  const of = (wanted: number): string => {
    address.searchParams.set('page', String(wanted))
    return JSON.stringify(address.pathname + address.search)
  }
  const next = number * 20 < count ? of(number + 1) : 'null'
  const previous = number > 1 ? of(number - 1) : 'null'
  return `{"count":${count},"next":${next},"previous":${previous},"results":${results}}`
}

export const offsetOf = (address: URL): number => (Number(address.searchParams.get('page') ?? 1) - 1) * 20
