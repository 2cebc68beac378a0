import type pg from 'pg'
import type { Case } from './asking/case.ts'
import { casesOn } from './asking/cases.ts'
import { wired } from './asking/http.ts'
import type { Work } from './asking/load.ts'
import { openData, using } from './data/open-data.ts'
import { usual } from './data/size.ts'
import { loaded } from './measure.ts'
import { forked, type Running, startServer } from './servers.ts'

const usualSizes = [1000, 10_000, 100_000]

/** Seconds for each case. */
const [warmUp, measuring] = [1, 4]

/**
 * Cost may grow logarithmically: this factor of pages for tenfold schools. Pages are compared, since other work on
 * the machine does not affect them.
 */
const mostGrowth = 1.4

type Cost = { p50: number; pages: number }

/** Pages of 8 KiB that PostgreSQL has read for all statements. */
const pagesRead = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query(
    'select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0].pages)
}

/** PostgreSQL reports read pages up to a second later. */
const settled = async (client: pg.Client): Promise<number> => {
  await client.query('select pg_sleep(1.5)')
  return pagesRead(client)
}

const costOf = async (
  client: pg.Client,
  server: Running,
  { requests, writes }: Case,
): Promise<Cost | null> => {
  const load = forked('asking/load.ts')
  const lines = requests.map(wired)
  const ask = async (seconds: number) => {
    const work: Work = {
      port: server.port,
      requests: lines,
      connections: 1,
      seconds,
      once: writes === true,
    }
    const measured = await loaded(load, work)
    if (writes) lines.splice(0, measured.answered)
    return measured
  }
  try {
    await ask(warmUp)
    const before = await settled(client)
    const { answered, p50 } = await ask(measuring)
    const after = await settled(client)
    return answered === 0 ? null : { p50, pages: (after - before) / answered }
  } finally {
    load.disconnect()
  }
}

const costsAt = async (schools: number, wanted: string[]): Promise<Map<string, Cost>> => {
  console.log(`\n${schools} schools`)
  const { postgres, url } = await openData({ ...usual, schools })
  try {
    return await using(url, async (client) => {
      const server = await startServer({ databaseUrl: url })
      const costs = new Map<string, Cost>()
      try {
        for (const each of await casesOn(client)) {
          if (wanted.length > 0 && !wanted.some((word) => each.name.includes(word))) continue
          const cost = await costOf(client, server, each)
          if (!cost) continue
          costs.set(each.name, cost)
          console.log(`${each.name.padEnd(34)}${cost.p50.toFixed(2)} ms, ${cost.pages.toFixed(0)} pages`)
        }
      } finally {
        await server.stop()
      }
      return costs
    })
  } finally {
    await postgres.remove()
  }
}

/** The growth factor for tenfold schools. */
const growth = (from: number, to: number, tenfolds: number): number =>
  (Math.max(to, 1) / Math.max(from, 1)) ** (1 / tenfolds)

const table = (sizes: number[], all: Map<string, Cost>[]): void => {
  const [first, last] = [all[0], all.at(-1)]
  const tenfolds = Math.log10((sizes.at(-1) ?? 1) / (sizes[0] ?? 1)) || 1
  const cells = (values: string[]) => values.map((value) => value.padStart(18)).join('')
  console.log(
    `\n${''.padEnd(34)}${cells(sizes.map((size) => `${size}: ms, pages`))}${cells(['ms ×10', 'pages ×10'])}`,
  )
  for (const [name, from] of first ?? []) {
    const to = last?.get(name)
    if (!to) continue
    const each = all.map((costs) => costs.get(name))
    const shown = each.map((cost) => (cost ? `${cost.p50.toFixed(2)}, ${cost.pages.toFixed(0)}` : ''))
    const pages = growth(from.pages, to.pages, tenfolds)
    const slopes = [
      growth(from.p50, to.p50, tenfolds).toFixed(2),
      `${pages.toFixed(2)}${pages > mostGrowth ? ' !' : ''}`,
    ]
    console.log(`${name.padEnd(34)}${cells(shown)}${cells(slopes)}`)
  }
}

/**
 * `npm run bench -- growth`: the cost of each call at 1,000, 10,000 and 100,000 schools on one connection; numbers
 * select other sizes, words select cases. The data are deleted afterwards.
 */
export const growthOf = async (words: string[]): Promise<void> => {
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const sizes = numbers.length > 0 ? numbers.toSorted((one, other) => one - other) : usualSizes
  const wanted = words.filter((word) => !/^\d+$/.test(word))
  const all: Map<string, Cost>[] = []
  for (const size of sizes) all.push(await costsAt(size, wanted))
  table(sizes, all)
}
