import { onTestFinished, test } from 'vitest'
import { casesOn } from '../../../../bench/asking/cases.ts'
import { request } from '../../../../bench/asking/http.ts'
import { keepSums } from '../../../../bench/bare/kept-sums.ts'
import { assertAnswerAlike } from '../../../../bench/compare.ts'
import { openData, using } from '../../../../bench/data/open-data.ts'
import { startBare, startServer } from '../../../../bench/servers.ts'

test('the benchmark runs: the reference server answers like ours, and no request of any case is refused', {
  timeout: 240_000,
}, async () => {
  const { postgres, url } = await openData({ schools: 300, answers: [40, 44, 48] }, () => undefined)
  onTestFinished(() => postgres.remove())
  await using(url, async (client) => {
    await client.query(keepSums)
    const servers = await Promise.all([
      startServer({ databaseUrl: url }),
      startBare(url),
      startBare(url, true),
    ])
    onTestFinished(async () => {
      for (const { stop } of servers) await stop()
    })
    const [server, bare, trulyBare] = servers
    const cases = await casesOn(client)
    await assertAnswerAlike(client, cases, server, bare)
    for (const { requests, writes } of cases) {
      const [first, second] = requests
      if (!first || !second) throw new Error('A case without requests')
      await request(server.port, first)
      await request(trulyBare.port, writes ? second : first)
    }
  })
})
