import { changeCalls } from 'contract/insight/changes'
import { Problem } from 'contract/platform/problems'
import { feature } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { changesAfter } from './queries.ts'

export const changes = feature(changeCalls, described, {
  list: async ({ db, actor, query: { after, page_size } }) => {
    const { newest, purged, rows } = await changesAfter(db, actor, after, page_size)
    if (after > newest || (after > 0 && after < purged)) throw new Problem('changes_gone')
    const more = rows.length === page_size
    return { results: rows, next: more ? (rows.at(-1)?.position ?? newest) : newest, more, newest }
  },
})
