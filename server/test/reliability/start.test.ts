// @both-databases: a folder that is in use, damaged or new is the embedded database's
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { engine, givenPlace } from '../database/database.ts'
import { startPostgres } from '../database/postgres.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'
import { builtServer, freePort, serve, startListening } from './processes/listening-server.ts'

/** In the test command other tests use the machine at the same time; the long run has it for itself. */
const isLong = process.env['RELIABILITY_ROUNDS'] !== undefined
const isEmbedded = engine() === 'embedded'
/** Milliseconds, as the targets of the product say. */
const longestRefusal = isLong ? 2000 : 20_000
const longestFirstAnswer = isLong ? (isEmbedded ? 10_000 : 3000) : 60_000

let programs: Awaited<ReturnType<typeof builtServer>>
beforeAll(async () => {
  programs = await builtServer()
  return programs.remove
})

/** One that is expected to end by itself: its words, its exit code, and milliseconds until then. */
const endOf = async (env: Record<string, string>) => {
  const started = performance.now()
  const { PATH = '' } = process.env
  const server = spawn('sh', [serve, `${programs.folder}/main.js`], {
    env: { npm_node_execpath: process.execPath, PATH, PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const [words, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { words, code, after: Math.round(performance.now() - started) }
}

test('from nothing to the first answer', async () => {
  const postgres = isEmbedded ? null : await startPostgres({ safe: true })
  const files = temporaryFolder()
  onTestFinished(async () => {
    files.remove()
    await postgres?.remove()
  })
  const env = { DATA_DIR: files.path, ...(postgres && { DATABASE_URL: postgres.url() }) }
  const first = await startListening(programs.folder, await freePort(), env)
  await first.kill()
  const again = await startListening(programs.folder, await freePort(), env)
  await again.kill()
  console.info(
    `first answer after ${first.opening} ms on an empty database, ${again.opening} ms after kill -9 on a filled one`,
  )
  expect(first.opening).toBeLessThan(longestFirstAnswer)
}, 180_000)

test.runIf(isEmbedded)(
  'a second server on a folder in use says so at once and ends',
  async () => {
    const { dataDir } = await givenPlace()
    const first = await startListening(programs.folder, await freePort(), { DATA_DIR: dataDir })
    onTestFinished(first.kill)
    const { words, code, after } = await endOf({ DATA_DIR: dataDir })
    console.info(`a second server ended after ${after} ms`)
    expect(words).toMatch(
      /^Vereda did not start: The data in .* is in use by another process \(process \d+\).*\n$/,
    )
    expect(code).toBe(1)
    expect(after).toBeLessThan(longestRefusal)
  },
  120_000,
)

test('where no folder can be made, the start ends with one line', async () => {
  const postgres = isEmbedded ? null : await startPostgres({ safe: true })
  onTestFinished(async () => postgres?.remove())
  const place = { DATA_DIR: '/proc/vereda/data', ...(postgres && { DATABASE_URL: postgres.url() }) }
  const { words, code } = await endOf(place)
  expect(words).toMatch(/^Vereda did not start: DATA_DIR cannot be made: .*\n$/)
  expect(code).toBe(1)
}, 60_000)
