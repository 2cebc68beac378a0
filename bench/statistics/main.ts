import type { Actor } from 'contract/access/scope'
import {
  EvaluationStatisticsQuery,
  evaluationStatistics,
  SchoolStatisticsQuery,
  schoolStatistics,
  statisticModels,
} from 'contract/insight/statistics/statistics'
import { evaluationStatisticsOf } from '../../server/src/insight/statistics/evaluations/queries.ts'
import { schoolStatisticsOf } from '../../server/src/insight/statistics/school-queries.ts'
import type { Db } from '../../server/src/platform/database/db.ts'
import { openData, using } from '../data/open-data.ts'
import { people } from '../data/people.ts'
import { explaining } from '../plans/explaining.ts'
import { actor } from '../plans/main.ts'

type Query = Record<string, string>

/** Most milliseconds of PostgreSQL for a statistic. */
const aim = 10
/** The best of this many rounds, since disturbances only add time. */
const rounds = 9

const askers: [string, Actor][] = [
  ['administrator', actor(people.administrator, 0, [])],
  ['large country', actor(people.representative(1), 1, [1])],
  ['one region', actor(people.coordinator(50), 2, [50])],
]
const filters: Query[] = [
  {},
  { year: '2023' },
  { up_to_year: '2023' },
  { evaluation_line__evaluation_type: 'second' },
  { management: 'public', year: '2023' },
  { country__name: 'Argentina' },
]
const kinds = [
  ...evaluationStatistics.map((type) => ({
    type,
    ask: (db: Db, who: Actor, query: Query) =>
      evaluationStatisticsOf(db, who, 'en', EvaluationStatisticsQuery.parse(query)),
  })),
  ...schoolStatistics.map((type) => ({
    type,
    ask: (db: Db, who: Actor, query: Query) =>
      schoolStatisticsOf(db, who, 'en', SchoolStatisticsQuery.parse(query)),
  })),
]

const explain = (url: string): Promise<void> =>
  using(url, async (client) => {
    await client.query("set timezone = 'UTC'")
    const { db, taken } = explaining(client)
    console.log(
      `statistic, model, filter, asker; best milliseconds of ${rounds}, pages, rows; ! from ${aim} ms`,
    )
    const all: number[] = []
    for (const { type, ask } of kinds) {
      for (const model of statisticModels) {
        for (const filter of filters) {
          for (const [who, asker] of askers) {
            const times: number[] = []
            let answer = { rows: 0, pages: 0 }
            for (let round = 0; round < rounds; round += 1) {
              const { rows } = await ask(db, asker, { ...filter, type, model })
              const result = taken()
              times.push(result.execution)
              answer = { rows: rows.length, pages: result.pages }
            }
            const best = Math.min(...times)
            if (model !== 'school') all.push(best)
            const request = new URLSearchParams(filter).toString() || 'all'
            console.log(
              [
                type.padEnd(14),
                model.padEnd(8),
                request.padEnd(40),
                who.padEnd(14),
                best.toFixed(1).padStart(6),
                String(answer.pages).padStart(6),
                String(answer.rows).padStart(6),
                best > aim ? '!' : '',
              ].join('  '),
            )
          }
        }
      }
    }
    all.sort((one, other) => one - other)
    const at = (share: number) => (all[Math.floor((all.length - 1) * share)] ?? 0).toFixed(1)
    console.log(
      `countries and regions: half under ${at(0.5)} ms, 95 of 100 under ${at(0.95)}, the slowest ${at(1)}`,
    )
  })

/** `npm run bench -- statistics`: PostgreSQL's cost of each statistic at 10,000 schools and 30,000 lines. */
export const explainStatistics = async (): Promise<void> => {
  const filled = process.env['BENCH_DATABASE_URL']
  const { postgres, url } = filled
    ? { postgres: null, url: filled }
    : await openData({ schools: 10_000, answers: [0, 0, 0] })
  await explain(url).finally(() => postgres?.remove())
}
