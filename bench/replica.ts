import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { startStandby } from '../server/test/database/standby.ts'
import type { Case } from './asking/case.ts'
import { casesOn } from './asking/cases.ts'
import { openData, using } from './data/open-data.ts'
import { people, tokenOf } from './data/people.ts'
import { usual } from './data/size.ts'
import { measureAll, type Pace } from './measure.ts'
import { postmasterOf } from './processes.ts'
import { type Running, startServer } from './servers.ts'

const usualSchools = 3000

/** Cases of `casesOn` that a replica may answer: computed figures and lists. */
const shared = /school list|evaluation list|statistic of/

const findings = ['weak-points', 'trend', 'means?model=region']

const finding = (name: string): Case => ({
  name: `finding: ${name}`,
  aim: 0,
  trulyAim: 0,
  requests: [people.administrator, people.representative(1), people.representative(8)].map((person) => ({
    method: 'GET',
    path: `/api/statistics/${name}`,
    token: tokenOf(person),
  })),
})

const firstOf = ({ requests: [first] }: Case) => first ?? { path: '', token: '' }

/** Finishes background work of the primary before measuring. */
const undisturbed = async (client: pg.Client): Promise<void> => {
  for (const statement of [
    'alter system set autovacuum = off',
    'select pg_reload_conf()',
    'vacuum analyze',
    'checkpoint',
  ])
    await client.query(statement)
}

/** Repeats until the standby answers. */
const untilRead = async (
  { port }: Running,
  { path, token }: { path: string; token: string },
): Promise<void> => {
  const ask = () =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
  for (let tries = 0; tries < 600; tries += 1) {
    const age = Number((await ask()).headers.get('data-age'))
    if (age > 0) return
    await pause(100)
  }
  throw new Error('The standby is not read from')
}

/**
 * `npm run bench -- replica [schools]`: what a standby takes off the primary. Two servers on one database take turns,
 * one with a standby; the result is the primary's CPU for each request, not the throughput, since one machine runs
 * everything.
 */
export const replicaBesidePrimary = async (words: string[], pace: Pace): Promise<void> => {
  const schools = Number(words.find((word) => /^\d+$/.test(word)) ?? usualSchools)
  const { postgres, url } = await openData({ ...usual, schools })
  await using(url, undisturbed)
  const standby = await startStandby(postgres, '30s')
  const primaryAlone = await startServer({ databaseUrl: url })
  const withStandby = await startServer({ databaseUrl: url, databaseReplicaUrl: standby.url('bench') })
  try {
    await using(url, async (client) => {
      const cases = (await casesOn(client)).filter(({ name }) => shared.test(name))
      const all = [...cases, ...findings.map(finding)]
      const [first] = all
      if (first) await untilRead(withStandby, firstOf(first))
      const primary = await postmasterOf(client)
      console.log(
        `\n${schools} schools. CPU of the primary, µs a request\n\n| | alone | with a standby | of it |\n| --- | ---: | ---: | ---: |`,
      )
      for (const each of all) {
        const found = await measureAll(each, { primaryAlone, withStandby }, primary, pace)
        const [alone, beside] = [found.primaryAlone, found.withStandby]
        if (!alone || !beside) continue
        const [a, b] = [alone, beside].map(({ database }) => (database * 1e6).toFixed(0))
        const share = ((100 * beside.database) / alone.database).toFixed(0)
        console.log(`| ${[each.name, a, b, `${share} %`].join(' | ')} |`)
      }
    })
  } finally {
    await primaryAlone.stop()
    await withStandby.stop()
    await standby.remove()
    await postgres.remove()
  }
}
