import { limits } from 'contract/limits'
import type { Page } from 'contract/shapes'
import type { Asked } from '../http/feature.ts'
import { textOf } from '../http/written.ts'
import type { Work } from '../jobs/kind.ts'
import type { ListAsked } from './list-asked.ts'
import { noOneFile } from './no-one-file.ts'

const pageSize = 500

/** Somebody added or removed a row while the list was read: pages no longer follow each other. */
export class Moved extends Error {}

type Row = { id: number }

/** One page, by the very handler that answers the list: what one may read is what one may export. */
const pageOf = async <Each extends Row>(
  { route, path, query }: ListAsked,
  work: Work,
  page: number,
): Promise<Page<Each>> => {
  const asked = {
    db: work.db,
    actor: work.actor,
    language: work.language,
    parameters: {},
    query: { ...query, page, page_size: pageSize, summary: false, paginated: true },
    request: { url: path, id: work.request.id },
  }
  const answer = await route.handler(asked as unknown as Asked)
  return (textOf(answer) === null ? answer : JSON.parse(textOf(answer) ?? '')) as Page<Each>
}

/**
 * All rows of a list, page by page, so that memory does not grow with it and nobody waits long for the database. A list
 * that changes its length meanwhile throws `Moved`, unless it may (`mayMove`): then a row is at least never given twice.
 * Where only some rows were chosen, it is read no further than to the last of them.
 */
export const readList = async function* <Each extends Row = Row>(
  asked: ListAsked,
  work: Work,
  mayMove: boolean,
): AsyncGenerator<Each[]> {
  const seen = new Set<number>()
  const chosen = work.asked.rows ? new Set(work.asked.rows as number[]) : null
  let count: number | null = null
  for (let page = 1; ; page += 1) {
    const { results, count: now } = await pageOf<Each>(asked, work, page)
    if (now > limits.exportRows && !chosen) throw noOneFile('The list is too long.')
    if (count !== null && now !== count && !mayMove) throw new Moved()
    count = now
    const fresh = results.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    yield chosen ? fresh.filter(({ id }) => chosen.delete(id)) : fresh
    await work.progress((Math.min(page * pageSize, count) / Math.max(count, 1)) * 95)
    if (page * pageSize >= count || chosen?.size === 0) return
  }
}
