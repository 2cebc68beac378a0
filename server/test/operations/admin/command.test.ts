// @both-databases: a command asks the process that has the folder, or the server
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { engine } from '../../database/database.ts'
import { builtServer } from '../../reliability/processes/listening-server.ts'
import { givenEmptyPlace, givenLivedIn, inFolder, passphrase } from './given-operation.ts'

vi.setConfig({ testTimeout: 180_000 })

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const settings = await givenEmptyPlace()
const { db } = await givenLivedIn(settings)
const programs = await builtServer()
afterAll(programs.remove)

/** A command in a process of its own, as an operator runs it, while this process has the database. */
const command = async (parameters: string[], { input = '', env = {} } = {}) => {
  const child = spawn(process.execPath, [join(programs.folder, 'admin.js'), ...parameters], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: settings.dataDir,
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
      BACKUP_PASSPHRASE: passphrase,
      ...env,
    },
  })
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, out, err }
}

test('each command prints what it does; wrong usage ends with 2', async () => {
  const all = await command(['--help'])
  expect([all.code, all.out]).toEqual([0, expect.stringContaining('verify-audit')])
  expect(await command(['restore', '--help'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('--replace'),
  })
  expect(await command(['invented'])).toMatchObject({ code: 2, err: expect.stringContaining('no command') })
  for (const name of ['export', 'import']) expect(all.out).toContain(`\n  ${name} `)
  expect(await command(['backup'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Usage: npm run admin -- backup FILE'),
  })
  expect(await command(['verify-files', '--quick'])).toMatchObject({ code: 2 })
})

test('commands work while a server has the database open: a person is made, a backup is written', async () => {
  const parameters = ['create-superuser', 'mayor', 'mayor@vereda.example', '--password-stdin']
  expect(await command(parameters, { input: 'boat lamp river six\n' })).toMatchObject({ code: 0, err: '' })
  const made = await db.selectFrom('users').select('role').where('username', '=', 'mayor').execute()
  expect(made).toEqual([{ role: 0 }])
  const file = inFolder(settings, 'one.backup')
  expect(await command(['backup', file])).toMatchObject({
    code: 0,
    out: expect.stringContaining('8 objects'),
  })
  expect(await command(['restore', file, '--check'])).toMatchObject({ code: 0 })
  const wrong = { env: { BACKUP_PASSPHRASE: 'not the right one' } }
  expect(await command(['restore', file, '--check'], wrong)).toMatchObject({
    code: 1,
    err: expect.stringContaining('passphrase'),
  })
  if (engine() === 'embedded') {
    const refused = await command(['restore', file, '--replace'])
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('in use') })
  }
  expect(await command(['backup', file], { env: { BACKUP_PASSPHRASE: '' } })).toMatchObject({ code: 1 })
  expect(existsSync(inFolder(settings, 'backup-copy'))).toBe(false)
})

test('the audit is checked while a server has the database open, and against heads in a file', async () => {
  const whole = await command(['verify-audit'])
  expect([whole.code, whole.err]).toEqual([0, ''])
  const [, seal, at] = /Head: seal (\d+) of (\S+)/.exec(whole.out) ?? []
  const [, hash] = /Newest hash: ([0-9a-f]{64})/.exec(whole.out) ?? []
  const file = inFolder(settings, 'heads.txt')
  writeFileSync(file, `Dear auditor,\n${at} ${seal} ${hash}\n`)
  expect(await command(['verify-audit', '--against', file])).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 of 1 heads that were written down agree.'),
  })
  writeFileSync(file, `${at} ${seal} ${'0'.repeat(64)}\n`)
  expect(await command(['verify-audit', '--against', file])).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Broken at seal ${seal}: it is not the seal that was written down`),
  })
  writeFileSync(file, 'nothing of the kind')
  expect(await command(['verify-audit', '--against', file])).toMatchObject({
    code: 1,
    err: expect.stringContaining('holds no head'),
  })
})

test.runIf(engine() === 'embedded')('a backup without a database makes none', async () => {
  const empty = await givenEmptyPlace()
  const request = await command(['backup', inFolder(empty, 'x')], { env: { DATA_DIR: empty.dataDir } })
  expect([request.code, existsSync(inFolder(empty, 'database'))]).toEqual([1, false])
})
