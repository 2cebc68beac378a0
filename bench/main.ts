import type pg from 'pg'
import { casesOn } from './asking/cases.ts'
import { keepSums } from './bare/kept-sums.ts'
import { browserFigures } from './browser.ts'
import { assertAnswerAlike } from './compare.ts'
import { openData, using } from './data/open-data.ts'
import { usual } from './data/size.ts'
import { embeddedBesideServer } from './embedded.ts'
import { growthOf } from './growth.ts'
import { measureAll, quick, thorough } from './measure.ts'
import { plans } from './plans/main.ts'
import { memory, peakMemory, postmasterOf } from './processes.ts'
import { replicaBesidePrimary } from './replica.ts'
import { startBare, startServer } from './servers.ts'
import { explainStatistics } from './statistics/main.ts'
import { heading, rowOf } from './table.ts'

/**
 * `npm run bench -- --quick` for a first look; a word selects cases by name. Further: `plans` (plans of lists at
 * 100,000 schools), `statistics`, `growth`, `embedded`, `replica` and `browser`.
 */
const words = process.argv.slice(2)
const pace = words.includes('--quick') ? quick : thorough
const wanted = words.filter((word) => !word.startsWith('--'))

/** Most memory of the server in MiB. */
const memoryAim = 150

const bench = async (client: pg.Client, url: string): Promise<void> => {
  await client.query(keepSums)
  const server = await startServer({ databaseUrl: url })
  const bare = await startBare(url)
  const trulyBare = await startBare(url, true)
  try {
    const cases = await casesOn(client)
    await assertAnswerAlike(client, cases, server, bare)
    console.log(
      `\nThe server and the bare one answer the same. ${memory(server.pid).toFixed(0)} MiB before the load.\n\n${heading()}`,
    )
    const postmaster = await postmasterOf(client)
    for (const each of cases) {
      if (wanted.length > 0 && !wanted.some((word) => each.name.includes(word))) continue
      const siblings = each.onlyTruly ? { server, trulyBare } : { server, bare, trulyBare }
      console.log(rowOf(each, await measureAll(each, siblings, postmaster, pace)))
    }
    console.log(`\nMemory of the server: at most ${peakMemory(server.pid).toFixed(0)} MiB (${memoryAim})`)
  } finally {
    await server.stop()
    await bare.stop()
    await trulyBare.stop()
  }
}

const commands: Record<string, (words: string[]) => Promise<void>> = {
  plans,
  statistics: explainStatistics,
  growth: growthOf,
  embedded: (more) => embeddedBesideServer(more, pace),
  replica: (more) => replicaBesidePrimary(more, pace),
  browser: browserFigures,
}
const command = commands[words[0] ?? '']
if (command) {
  await command(words.slice(1))
  process.exit()
}

/** An already filled database for experiments; it keeps what was saved. */
const filled = process.env['BENCH_DATABASE_URL']
const { postgres, url } = filled ? { postgres: null, url: filled } : await openData(usual)
try {
  await using(url, (client) => bench(client, url))
} finally {
  await postgres?.remove()
}
