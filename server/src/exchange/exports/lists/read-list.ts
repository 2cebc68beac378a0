import { limits } from 'contract/platform/limits'
import type { Page } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import { writtenBody } from '../../../platform/http/bodies/written.ts'
import type { RequestContext } from '../../../platform/http/feature.ts'
import type { Work } from '../../../platform/jobs/kind.ts'
import { noOneFile } from '../no-one-file.ts'
import { wantedOf } from '../wanted.ts'
import type { ListQuery } from './list-query.ts'

const pageSize = 1000

type Row = { id: number }

/** One page, by the handler of the list: only what one may read can be exported. */
const pageOf = async <Each extends Row>(
  { route, path, query }: ListQuery,
  db: Db,
  work: Work,
  page: number,
): Promise<Page<Each>> => {
  const context = {
    db,
    actor: work.actor,
    language: work.language,
    parameters: {},
    query: { ...query, page, page_size: pageSize, summary: false, paginated: true },
    request: { url: path, id: work.request.id },
  }
  const answer = await route.handler(context as RequestContext)
  const body = writtenBody(answer)
  return (body === null ? answer : JSON.parse(body.toString())) as Page<Each>
}

/**
 * All rows of a list, in pages; `db` is a snapshot, so that pages are consistent. With chosen rows it stops after the
 * last of them.
 */
export const readList = async function* <Each extends Row = Row>(
  context: ListQuery,
  work: Work,
  db: Db,
): AsyncGenerator<Each[]> {
  const { rows } = wantedOf(work)
  const chosen = rows ? new Set(rows) : null
  for (let page = 1; ; page += 1) {
    const { results, count } = await pageOf<Each>(context, db, work, page)
    if (count > limits.exportRows && !chosen) throw noOneFile('The list is too long.')
    yield chosen ? results.filter(({ id }) => chosen.delete(id)) : results
    if (page * pageSize >= count || chosen?.size === 0) return
  }
}
