import { homeCalls } from 'contract/insight/home'
import { feature } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { draftsAtHome } from './drafts.ts'
import { homeOf } from './queries.ts'

export const home = feature(homeCalls, described, {
  read: async ({ db, actor, language }) => {
    const [home, drafts] = await Promise.all([homeOf(db, actor), draftsAtHome(db, actor, language)])
    return { ...home, drafts }
  },
})
