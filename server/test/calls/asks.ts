/** A question to a call: ids of its path, query, JSON body or the fields of a form. */
export type Asks = {
  parameters?: Record<string, number>
  query?: Record<string, string | number | boolean>
  body?: object | string
  /** The fields of an upload, sent with a small text file. */
  form?: Record<string, string | number>
  /** The fields of an upload in parts, said in a header. */
  metadata?: Record<string, string | number>
  /** In place of that file. */
  file?: { name: string; content: Buffer | string }
  headers?: Record<string, string>
  /** Of a list: the id of a row that it shows, or does not show. */
  shows?: number
}

type Nested = { [key: string]: unknown }

export const read = (asks: Asks, place: string): unknown =>
  place.split('.').reduce<unknown>((value, key) => (value as Nested)[key], asks)

/** The same question with another value at one of its places. */
export const replacing = (asks: Asks, place: string, value: unknown): Asks => {
  const copy = structuredClone(asks)
  const keys = place.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<Nested>((each, key) => each[key] as Nested, copy as Nested)
  holder[last] = value
  return copy
}
