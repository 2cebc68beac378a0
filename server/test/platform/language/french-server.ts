import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { prepare } from '../../../src/operations/prepare.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { startPostgres } from '../../database/postgres.ts'
import { readEmail } from '../../messages/read-email.ts'
import { freePort } from '../../reliability/processes/listening-server.ts'
import { atTheEnd } from '../../running/endings.ts'
import { inMemory, temporaryFolder } from '../../running/temporary-folder.ts'

export const admin = { username: 'primera', password: 'a-quiet-river-7' }

/** A program of the copy, as an operator runs it; what it wrote, and whether it went well. */
export const runIn = (copy: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { isRight: status === 0, said: `${stdout}${stderr}` }
}

/** A database that a server with six languages has used; in production it must be safe. */
const usedDatabase = async (): Promise<string> => {
  const postgres = await startPostgres({ safe: true, within: inMemory() })
  atTheEnd(() => postgres.remove())
  const database = await openDatabase({ databaseUrl: postgres.url(), dataDir: '' })
  await prepare(database, readSettings({}))
  await database.close()
  return postgres.url()
}

type Question = { method?: 'GET' | 'POST' | 'PATCH'; body?: object; token?: string; language?: string }

/** The built server of the copy in a process of its own, on a database from before the language. */
export const startFrenchServer = async (copy: string) => {
  const folder = temporaryFolder()
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: folder.path,
    DATABASE_URL: await usedDatabase(),
    ADMIN_USERNAME: admin.username,
    ADMIN_EMAIL: 'primera@vereda.example',
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_PER_SECOND: '0',
    MIN_FREE_MB: '0',
    LOG_LEVEL: 'error',
  }
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: copy,
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  atTheEnd(async () => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    if (server.exitCode === null) await ended
    folder.remove()
  })
  while (!(await fetch(`${base}/readyz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await pause(50)
  }
  const fetched = (path: string, { method = 'GET', body, token, language = 'fr' }: Question = {}) =>
    fetch(`${base}${path}`, {
      method,
      headers: {
        'Accept-Language': language,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const ask = async <Answer>(path: string, question?: Question): Promise<Answer> => {
    const answer = await fetched(path, question)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return {
    ask,
    /** The token of somebody who signs in. */
    signedIn: async (body: { username: string; password: string }) =>
      (await ask<{ access: string }>('/api/account/login', { method: 'POST', body })).access,
    /** Every e-mail that was sent, the oldest first. */
    emails: () => {
      const outbox = join(settings.DATA_DIR, 'outbox')
      const files = (existsSync(outbox) ? readdirSync(outbox) : []).filter((file) => file.endsWith('.eml'))
      return files.sort().map((file) => readEmail(readFileSync(join(outbox, file))))
    },
    /** The file that an export makes. */
    file: async (token: string, body: object): Promise<Buffer> => {
      const { id } = await ask<{ id: number }>('/api/export/', { method: 'POST', token, body })
      for (;;) {
        const { status, answer } = await ask<{ status: string; answer: unknown }>(`/api/job/${id}/`, {
          token,
        })
        if (status === 'done') break
        if (status === 'failed') throw new Error(JSON.stringify(answer))
        await pause(100)
      }
      return Buffer.from(await (await fetched(`/api/export/${id}/file/`, { token })).arrayBuffer())
    },
  }
}
