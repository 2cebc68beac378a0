import type { Page } from 'contract/platform/shapes'
import type { FastifyRequest } from 'fastify'
import { type Written, written } from './bodies/written.ts'

export type Rows<Item> = { count: number; rows: Item[] }

/** The same with its rows as the text of a JSON array. */
type WrittenRows = { count: number; rows: string }

type Query = { page: number; page_size: number }

/** The paths of a page's neighbours, the query kept. */
const neighbours = (request: FastifyRequest, query: Query, count: number) => {
  const pathOf = (page: number): string => {
    const [path, ...rest] = request.url.split('?')
    const parameters = new URLSearchParams(rest.join('?'))
    parameters.set('page', String(page))
    return `${path}?${parameters}`
  }
  return {
    next: query.page * query.page_size < count ? pathOf(query.page + 1) : null,
    previous: query.page > 1 ? pathOf(query.page - 1) : null,
  }
}

/** Where a list's rows begin; page numbers begin at 1. */
export const offsetOf = (query: { page: number; page_size: number }): number =>
  (query.page - 1) * query.page_size

/** A page with the paths of its neighbours. */
export const paged = <Item>(
  request: FastifyRequest,
  query: Query,
  { count, rows }: Rows<Item>,
): Page<Item> => ({ count, ...neighbours(request, query, count), results: rows })

type ListContext = { request: FastifyRequest; query: Query & { paginated: boolean } }

/** What a list call answers: the page, or with `paginated=false` the bare rows. */
export const listed = <Item>({ request, query }: ListContext, rows: Rows<Item>): Page<Item> | Item[] =>
  query.paginated ? paged(request, query, rows) : rows.rows

/** The same from rows that are written already. */
export const listedAsWritten = ({ request, query }: ListContext, { count, rows }: WrittenRows): Written => {
  if (!query.paginated) return written(rows)
  const head = JSON.stringify({ count, ...neighbours(request, query, count) })
  return written(`${head.slice(0, -1)},"results":${rows}}`)
}
