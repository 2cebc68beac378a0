import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openEvidence } from '../../src/evaluation/files/evidence.ts'
import { sweep, sweepAges } from '../../src/evaluation/files/maintenance/sweep.ts'
import { verifyFiles } from '../../src/evaluation/files/maintenance/verify.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { formOf } from '../evaluation/files/house.ts'
import { makePicture } from '../evaluation/files/making/make-photo.ts'
import { givenEvaluators, givenLine } from '../given/answers.ts'
import type { Someone } from '../given/people.ts'
import { builtServer, freePort } from './processes/listening-server.ts'
import { givenSafePlace } from './processes/safe-place.ts'

const rounds = Number(process.env['RELIABILITY_ROUNDS'] ?? 2)
const programs = await builtServer()
afterAll(programs.remove)

const isReady = async (base: string) => (await fetch(`${base}/healthz`).catch(() => undefined))?.ok === true

/** The server in a process of its own, listening. */
const startServer = async (port: number, env: Record<string, string>): Promise<ChildProcess> => {
  const server = spawn(process.execPath, [`${programs.folder}/main.js`], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      MIN_FREE_MB: '0',
      ...env,
    },
    stdio: 'ignore',
  })
  while (!(await isReady(`http://127.0.0.1:${port}`))) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await pause(50)
  }
  return server
}

test(
  'a server killed during uploads keeps every acknowledged file, and leaves nothing that is not swept',
  async () => {
    const { place, env, remove } = await givenSafePlace()
    const dataDir = env.DATA_DIR
    const first = await openDatabase(place)
    const people = await givenEvaluators(first.db)
    const line = await givenLine(first.db, people.school, people.instrument.id, people.administrator)
    await first.close()
    const photo = await makePicture(1600, 1200).jpeg().toBuffer()
    const port = await freePort()
    const acknowledged: number[] = []

    /** Uploads one after another until the server is gone. */
    const uploadOn = async (person: Someone, round: number) => {
      for (let at = 0; ; at += 1) {
        const category = people.instrument.categories[(round * 3 + at) % 7]
        const fields = {
          evaluation_line: line.id,
          category: category ?? 0,
          stage: 1 + (at % 3),
          description: 'Aula',
          consent: 'true',
        }
        const [name, content] =
          at % 2 ? (['nota.txt', `nota ${round} ${at}`] as const) : (['aula.jpg', photo] as const)
        const answer = await fetch(`http://127.0.0.1:${port}/api/file/`, {
          method: 'POST',
          body: formOf(fields, name, content),
          headers: { authorization: `Bearer ${person.token}` },
        })
        const body = (await answer.json()) as { id: number }
        if (answer.status === 201) acknowledged.push(body.id)
      }
    }

    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(port, env)
      const uploads = [people.teacher, people.colleague, people.coordinator].map((person) =>
        uploadOn(person, round).catch(() => undefined),
      )
      // at a random moment, but not before something was acknowledged, however slow the machine is
      const before = acknowledged.length
      while (acknowledged.length < before + 2 && server.exitCode === null) await pause(20)
      await pause(randomInt(0, 1500))
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      await Promise.all(uploads)
    }

    const after = await openDatabase(place)
    const filesPlace = { kind: 'disk', folder: join(dataDir, 'files') } as const
    const evidence = await openEvidence(
      {
        dataDir,
        filesPlace,
        virusScanner: null,
        minFreeBytes: 0,
      },
      null,
    )
    await sweep(after.db, evidence, { ...sweepAges(0), parts: 0, orphans: 0 })
    const stored = await after.db.selectFrom('files').select('id').execute()
    const verified = await verifyFiles(after.db, evidence.storage)
    evidence.close()
    await after.close()
    expect(verified).toMatchObject({ missing: [], changed: [], extra: [] })
    expect(stored.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged))
    expect(acknowledged.length).toBeGreaterThan(rounds)
    expect(readdirSync(join(dataDir, 'files/tmp'))).toEqual([])
    await remove()
  },
  60_000 + rounds * 30_000,
)
