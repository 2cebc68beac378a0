import { setTimeout as pause } from 'node:timers/promises'
import { defined } from 'contract/platform/typed'
import { codeOf } from '../../error-code.ts'
import type { Engine, Opened } from '../engine.ts'
import { isConnectionLost } from '../failures/errors.ts'
import { causeOf, isRefusal, refusal } from '../failures/refusal.ts'
import { type ServerSettings, serverEngine } from './server.ts'

/** Milliseconds a server that is itself starting may take until it answers. */
const startTime = 15_000

/** SQL is written for this version and later ones. */
const oldest = 150_000

/** What must be on, or an acknowledged write can be lost when power fails. */
const safe = ['fsync', 'synchronous_commit', 'full_page_writes']

/** What a session of ours is told at its beginning, which a session of a pool must know from the database. */
const setUp = ['TimeZone', 'statement_timeout', 'idle_in_transaction_session_timeout']

type Settings = ServerSettings & { allowUnsafe: boolean; admitted(): void }

export const openServer = async (settings: Settings): Promise<Opened> => {
  const engine = serverEngine(settings)
  settings.admitted()
  try {
    const found = await settingsOf(engine, performance.now() + startTime)
    const { server_version_num: version, server_encoding: encoding } = found
    if (Number(version) < oldest) throw refusal('DATABASE_URL: PostgreSQL 15 or newer is needed')
    if (encoding !== 'UTF8')
      throw refusal(`DATABASE_URL: the encoding of the database is ${encoding}, not UTF8`)
    const unsafe = safe.filter((name) => found[name] === 'off').join(', ')
    if (unsafe && !settings.allowUnsafe) {
      throw refusal(`DATABASE_URL: the server has ${unsafe} off and would lose data in a power cut`)
    }
    if (settings.sessionUrl) assertSetUp(found)
    if (found.is_superuser === 'on')
      settings.warn(
        'DATABASE_URL: the account rules the whole server; one that owns this database alone is enough',
      )
    if (unsafe) settings.warn(`The database has ${unsafe} off: a power cut loses data`)
    return { engine, syncs: () => 0, letGo: async () => {} }
  } catch (error) {
    await engine.close()
    throw isRefusal(error)
      ? error
      : refusal(`DATABASE_URL: the database does not open: ${causeOf(error)}`, error)
  }
}

/** Behind a pool whatever one of us sets is there for the next who gets the session, and gone for oneself. */
const assertSetUp = (found: Record<string, string>): void => {
  const isUtc = ['UTC', 'Etc/UTC'].includes(found['TimeZone'] ?? '')
  const isUnlimited = setUp.slice(1).some((name) => found[name] === '0')
  if (isUtc && !isUnlimited) return
  throw refusal(
    "DATABASE_SESSION_URL: sessions of the pool need these settings of the database itself: alter role … set timezone = 'UTC'; alter role … set statement_timeout = '8s'; alter role … set idle_in_transaction_session_timeout = '32s'",
  )
}

const settingsOf = async (engine: Engine, until: number): Promise<Record<string, string>> => {
  try {
    const session = await engine.acquire(startTime)
    const names = ['server_version_num', 'server_encoding', 'is_superuser', ...safe, ...setUp]
    const text = 'select name, setting from pg_settings where name = any($1)'
    const [found] = await session.run([{ text, parameters: [names] }]).finally(() => session.release(true))
    return Object.fromEntries(
      (defined(found).rows as { name: string; setting: string }[]).map(({ name, setting }) => [
        name,
        setting,
      ]),
    )
  } catch (error) {
    if (!isConnectionLost(error) || isWrongAddress(error) || performance.now() > until) throw error
    await pause(300)
    return settingsOf(engine, until)
  }
}

/** A wrong password or database name is not retried. */
const isWrongAddress = (error: unknown): boolean => /^(28|3D)/.test(codeOf(error))
