import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { builtServer } from '../../reliability/processes/listening-server.ts'
import { atTheEnd } from '../../running/endings.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'
import { givenEmptyPlace, givenLivedIn, passphrase } from './given-operation.ts'

vi.setConfig({ testTimeout: 600_000 })

const script = fileURLToPath(new URL('../../../../deploy/backup.sh', import.meta.url))
const settings = await givenEmptyPlace('server')
const { db } = await givenLivedIn(settings)
const programs = await builtServer()
afterAll(programs.remove)

/** An installation: the script of the night, and the built programs where it looks for them. */
const installation = temporaryFolder()
atTheEnd(installation.remove)
const inside = (...names: string[]) => join(installation.path, ...names)
mkdirSync(inside('deploy'))
mkdirSync(inside('server'))
mkdirSync(inside('archives'))
copyFileSync(script, inside('deploy', 'backup.sh'))
symlinkSync(programs.folder, inside('server', 'dist'))
writeFileSync(inside('after-backup'), `#!/bin/sh\necho "$1" >> ${inside('copied')}\n`)
chmodSync(inside('after-backup'), 0o755)

const night = async (env: Record<string, string> = {}) => {
  const child = spawn('sh', [inside('deploy', 'backup.sh')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      BACKUP_PASSPHRASE: passphrase,
      BACKUP_DIR: inside('archives'),
      AFTER_BACKUP: inside('after-backup'),
      // each drill restores into a new embedded database
      EMPTY_CLUSTER: process.env['EMPTY_CLUSTER'] ?? '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  const last = (err || out).trimEnd().split('\n').at(-1)
  return { code: child.exitCode, last }
}

const oldArchive = inside('archives', 'vereda-old.backup')
const givenOldArchive = () => {
  const then = new Date(Date.now() - 40 * 24 * 3_600_000)
  writeFileSync(oldArchive, 'old')
  utimesSync(oldArchive, then, then)
}

test('with a missing stored file everything else is done, and the last line names the failure', async () => {
  const { object } = await db.selectFrom('files').select('object').orderBy('id').executeTakeFirstOrThrow()
  const files = join(settings.dataDir, 'files')
  const found = readdirSync(files, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith(object),
  )
  rmSync(join(files, found ?? 'none'))
  givenOldArchive()
  expect(await night()).toEqual({ code: 1, last: expect.stringMatching(/^Failed: backup drill\. /) })
  const [made] = readdirSync(inside('archives'))
  expect(readFileSync(inside('copied'), 'utf8')).toBe(`${inside('archives', made ?? '')}\n`)
  expect(existsSync(oldArchive)).toBe(false)
})

test('where no archive can be made, none is deleted', async () => {
  givenOldArchive()
  const refused = await night({ BACKUP_PASSPHRASE: '' })
  expect(refused).toEqual({ code: 1, last: expect.stringMatching(/^Failed: backup\. /) })
  expect(existsSync(oldArchive)).toBe(true)
})
