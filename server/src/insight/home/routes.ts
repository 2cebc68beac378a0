import { homeCalls } from 'contract/insight/home'
import { feature } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { homeOf } from './queries.ts'

export const home = feature(homeCalls, described, {
  read: ({ db, actor }) => homeOf(db, actor),
})
