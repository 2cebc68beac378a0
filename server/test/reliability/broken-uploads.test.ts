import { randomBytes, randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/open.ts'
import type { Fields } from '../evaluation/files/house.ts'
import { tusAt } from '../evaluation/files/uploads/in-parts/tus.ts'
import { givenEvaluators, givenLine } from '../given/answers.ts'
import type { Someone } from '../given/people.ts'
import { openBreakingLine } from './processes/breaking-line.ts'
import { builtServer, freePort, startListening } from './processes/listening-server.ts'
import { givenSafePlace } from './processes/safe-place.ts'

const rounds = Number(process.env['RELIABILITY_ROUNDS'] ?? 2)
const programs = await builtServer()
afterAll(programs.remove)

const kilobyte = 1024
const part = 256 * kilobyte

/** Text of so many bytes: it is stored as it came. */
const textOf = (bytes: number): Buffer => Buffer.from(randomBytes(bytes / 2).toString('hex'))

/** Goes on with an upload until it is the file, as often as the line breaks. */
const sendOver = async (port: number, person: Someone, content: Buffer, fields: Fields, name: string) => {
  const tus = tusAt(`http://127.0.0.1:${port}`, person)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const offsets: number[] = []
  for (;;) {
    const begun = await tus.create(name, content.length, fields, headers).catch(() => null)
    if (begun?.status !== 201) {
      await pause(20)
      continue
    }
    const { id, offset, file } = begun.body
    offsets.push(offset)
    if (file) return { file, offsets }
    const bytes = content.subarray(offset, offset + part)
    const answer = await tus.append(id, offset, bytes).catch(() => null)
    if (answer?.status === 200) return { file: answer.body, offsets }
  }
}

test(
  'with a connection cut at any byte and a killed server each byte is sent once, but for less than a part, and each file is made once',
  async () => {
    const { place, env, remove } = await givenSafePlace()
    const first = await openDatabase(place)
    const people = await givenEvaluators(first.db)
    const line = await givenLine(first.db, people.school, people.instrument.id, people.administrator)
    await first.close()
    const port = await freePort()
    let server = await startListening(programs.folder, port, env)
    onTestFinished(() => server.kill())
    const contents = new Map<number, Buffer>()
    const seen = { bytes: 0, sent: 0, cuts: 0, kills: 0 }

    for (let round = 0; round < rounds; round += 1) {
      const content = textOf(2 * randomInt(300, 1500) * kilobyte)
      let killAt = randomInt(0, content.length)
      let restarted: Promise<void> | undefined
      const breaking = await openBreakingLine(port, () => randomInt(1, 700 * kilobyte), {
        onSent: (sent) => {
          if (sent < killAt) return
          killAt = Number.POSITIVE_INFINITY
          seen.kills += 1
          restarted = server.kill().then(async () => {
            server = await startListening(programs.folder, port, env)
          })
        },
      })
      onTestFinished(breaking.close)
      const fields = {
        evaluation_line: line.id,
        category: people.instrument.categories[round % 7] ?? 0,
        stage: 1 + (round % 3),
      }
      const { file, offsets } = await sendOver(breaking.port, people.teacher, content, fields, `${round}.txt`)
      await restarted
      breaking.close()
      contents.set(file.id, content)
      expect(offsets, 'what the server has never becomes less').toEqual(offsets.toSorted((a, b) => a - b))
      const breaks = breaking.counts.cuts + 1
      // beside the bytes of the file travel the heads of the requests
      const heads = offsets.length * 2 * kilobyte
      expect(breaking.counts.sent).toBeLessThan(content.length + breaks * part + heads)
      seen.bytes += content.length
      seen.sent += breaking.counts.sent
      seen.cuts += breaking.counts.cuts
    }

    for (const [id, content] of contents) {
      const answer = await fetch(`${server.base}/api/file/${id}/`, {
        headers: { authorization: `Bearer ${people.teacher.token}` },
      })
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    }
    await server.kill()
    const after = await openDatabase(place)
    const files = await after.db.selectFrom('files').select('id').execute()
    expect(new Set(files.map(({ id }) => id))).toEqual(new Set(contents.keys()))
    expect(files).toHaveLength(contents.size)
    expect(await after.db.selectFrom('upload_parts').select('object').execute()).toEqual([])
    await after.close()
    const left = readdirSync(join(env.DATA_DIR, 'files/uploads/objects'), {
      recursive: true,
      withFileTypes: true,
    })
    // a part that was stored in the moment of a kill has no row; the sweeper takes it
    expect(left.filter((each) => each.isFile()).length).toBeLessThanOrEqual(seen.kills)
    console.log(
      `${rounds} files, ${(seen.bytes / 1024 ** 2).toFixed(1)} MB: ${(seen.sent / 1024 ** 2).toFixed(1)} MB sent (${Math.round((100 * seen.sent) / seen.bytes - 100)} % more) over ${seen.cuts} cuts and ${seen.kills} kills`,
    )
    await remove()
  },
  60_000 + rounds * 60_000,
)
