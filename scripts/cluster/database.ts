import pg from 'pg'
import { secretsOf } from './configuration.ts'
import type { Plan } from './plan.ts'
import { until } from './processes.ts'

/**
 * Settings that a pool in transaction mode cannot set are set for the role (docs/operating.md, "Several servers").
 */
const roleWithDatabase = (password: string) => [
  `create role vereda login password '${password}'`,
  "alter role vereda set timezone = 'UTC'",
  "alter role vereda set statement_timeout = '8s'",
  "alter role vereda set idle_in_transaction_session_timeout = '32s'",
  'create database vereda owner vereda',
]

export const askPrimary = async <Row extends pg.QueryResultRow>(
  plan: Plan,
  database: 'postgres' | 'vereda',
  ...statements: string[]
): Promise<Row[]> => {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: plan.ports.primary,
    user: 'postgres',
    password: secretsOf(plan).postgres,
    database,
    connectionTimeoutMillis: 3000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) ({ rows } = await client.query<Row>(statement))
    return rows
  } finally {
    await client.end()
  }
}

type Member = { name: string; role: string; state: string }

export const membersOf = async ({ ports }: Pick<Plan, 'ports'>): Promise<Member[]> => {
  for (const port of [ports.patroniOne, ports.patroniTwo]) {
    const answer = await fetch(`http://127.0.0.1:${port}/cluster`).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}

/** Whether both members run and writes are synchronous. */
export const isSynchronous = async (plan: Pick<Plan, 'ports'>): Promise<boolean> => {
  const members = await membersOf(plan)
  return members.some(({ role }) => role === 'leader') && members.some(({ role }) => role === 'sync_standby')
}

/** Waits for primary and synchronous replica, and creates Vereda's empty database. */
export const prepareDatabase = async (plan: Plan): Promise<void> => {
  await until(
    'the primary behind HAProxy',
    120,
    async () => (await askPrimary(plan, 'postgres', 'select 1')).length > 0,
  )
  await until('the synchronous replica', 120, () => isSynchronous(plan))
  await askPrimary(plan, 'postgres', ...roleWithDatabase(secretsOf(plan).vereda))
}
