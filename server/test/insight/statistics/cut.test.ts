import { Role } from 'contract/access/roles'
import { evaluationStatistics, schoolStatistics } from 'contract/insight/statistics/statistics'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { evaluationStatisticsOf } from '../../../src/insight/statistics/evaluations/queries.ts'
import { schoolStatisticsOf } from '../../../src/insight/statistics/school-queries.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { givenWorld, type World } from './given-world.ts'

let vereda: Vereda
let world: World
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 20_261_122)
})
afterAll(() => vereda.close())
afterEach(() => vi.doUnmock('contract/platform/limits'))

/** The statistics as they would be if a list had so many rows at most. */
const cutAt = async (most: number) => {
  vi.resetModules()
  vi.doMock('contract/platform/limits', async (original) => {
    const { limits, ...others } = await original<typeof import('contract/platform/limits')>()
    return { ...others, limits: { ...limits, unpaginatedMaximum: most } }
  })
  const evaluations = await import('../../../src/insight/statistics/evaluations/queries.ts')
  const schools = await import('../../../src/insight/statistics/school-queries.ts')
  const indexScan = await import('../../../src/insight/statistics/index-scan.ts')
  return { ...evaluations, ...schools, ...indexScan }
}

const filters = [
  {},
  { year: 2024 },
  { up_to_year: 2024 },
  { management: 'public' as const },
  { region__name: 'region 4' },
]

test('a list that is cut off begins like the whole list, by any way of finding its schools', async () => {
  const { db } = vereda.database
  const actor = { ...world.administrator, role: Role.administrator, areas: [] } as never
  const { schools } = await db
    .selectFrom('regions')
    .select((from) => from.fn.sum<number>('schools').as('schools'))
    .executeTakeFirstOrThrow()
  const ways = { whole: 0, sorted: 0, walked: 0 }
  for (const most of [1, 3, 8, 20]) {
    const cut = await cutAt(most)
    for (const filter of filters) {
      for (const type of evaluationStatistics) {
        const request = { type, model: 'school' as const, ...filter }
        const whole = await evaluationStatisticsOf(db, actor, 'en', request)
        const first = await cut.evaluationStatisticsOf(db, actor, 'en', request)
        expect([request, first.total, first.rows]).toEqual([request, whole.total, whole.rows.slice(0, most)])
        const isWalked = cut.isIndexScan({ found: whole.total, schools: Number(schools) })
        ways[isWalked ? 'walked' : whole.total > most ? 'sorted' : 'whole'] += 1
      }
      for (const type of schoolStatistics.filter((each) => each !== 'learners')) {
        const request = { type, model: 'school' as const, ...filter }
        const whole = await schoolStatisticsOf(db, actor, 'en', request)
        const first = await cut.schoolStatisticsOf(db, actor, 'en', request)
        expect([request, first.rows]).toEqual([request, whole.rows.slice(0, most)])
      }
    }
  }
  for (const times of Object.values(ways)) expect(times).toBeGreaterThan(5)
})
