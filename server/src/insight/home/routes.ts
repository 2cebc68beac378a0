import { homeCalls } from 'contract/insight/home'
import { feature } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { draftsAtHome } from './drafts.ts'
import { homeOf } from './queries.ts'

export const home = feature(homeCalls, described, {
  read: async ({ db, actor, language }) => ({
    ...(await homeOf(db, actor)),
    drafts: await draftsAtHome(db, actor, language),
  }),
})
