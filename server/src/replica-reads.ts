import type { Call } from 'contract/access/call'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { reportCalls } from 'contract/insight/reports'
import { findingCalls } from 'contract/insight/statistics/findings'
import { statisticsCalls } from 'contract/insight/statistics/statistics'
import { schoolCalls } from 'contract/places/schools'
import type { Feature } from './platform/http/feature.ts'

/**
 * What a replica of the database may answer, some seconds old: figures and long lists. Never here: who somebody is and
 * what they may, anything of a save, and the page of a line that people work on.
 */
const lagging: readonly Call[] = [
  statisticsCalls.evaluations,
  statisticsCalls.schools,
  findingCalls.weakPoints,
  findingCalls.weakSchools,
  findingCalls.trend,
  findingCalls.similar,
  findingCalls.means,
  findingCalls.outlines,
  reportCalls.find,
  reportCalls.ofCountry,
  reportCalls.ofRegion,
  reportCalls.versions,
  reportCalls.version,
  schoolCalls.list,
  evaluationCalls.list,
]

/** All calls, those among them marked that a replica may answer. */
export const whichMayLag = (routes: Feature): Feature =>
  routes.map((route) => (lagging.includes(route.call) ? { ...route, mayLag: true } : route))
