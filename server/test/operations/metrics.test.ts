import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { schoolCalls } from 'contract/places/schools'
import { expect, test } from 'vitest'
import { queueEmail } from '../../src/messages/emails/queries.ts'
import { storeRun } from '../../src/operations/runs/queries.ts'
import { givenAccount } from '../people/accounts/given-account.ts'
import { givenVereda } from '../vereda.ts'

/** A port that was free a moment ago. */
const givenPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const port = await givenPort()
const vereda = await givenVereda({ METRICS_PORT: String(port) })
const { db } = vereda.database

const scraped = async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

const figure = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

test('each call is counted by its name and status, without addresses', async () => {
  await vereda.ask(schoolCalls.list, null)
  await vereda.ask(schoolCalls.read, null, { parameters: { id: 424242 } })
  await vereda.app.inject({ url: '/nowhere/424242' })
  const { status, type, text } = await scraped()
  expect([status, type]).toEqual([200, expect.stringContaining('text/plain')])
  expect(figure(text, 'vereda_requests_total{call="schools_list",status="401"}')).toBe(1)
  expect(figure(text, 'vereda_requests_total{call="schools_read",status="401"}')).toBe(1)
  expect(figure(text, 'vereda_requests_total{call="other",status="404"}')).toBe(1)
  expect(figure(text, 'vereda_request_seconds_count{call="schools_list"}')).toBe(1)
  expect(text).not.toContain('424242')
})

test('waiting and failed work and the age of the last backup are in the metrics', async () => {
  const person = await givenAccount(vereda)
  await queueEmail(db, { user: person.id, code: 'password_changed' })
  await storeRun(db, { kind: 'backup', outcome: 'done', facts: { bytes: 5 } })
  const { text } = await scraped()
  expect(figure(text, 'vereda_emails{state="waiting"}')).toBe(1)
  expect(figure(text, 'vereda_emails{state="refused"}')).toBe(0)
  expect(figure(text, 'vereda_jobs{state="failed"}')).toBe(0)
  expect(figure(text, 'vereda_run_age_seconds{kind="backup",outcome="done"}')).toBeGreaterThanOrEqual(0)
  expect(figure(text, 'vereda_run_age_seconds{kind="drill",outcome="done"}')).toBeUndefined()
  expect(figure(text, 'vereda_migrations_missing')).toBe(0)
  expect(figure(text, 'vereda_database_up')).toBe(1)
  expect(figure(text, 'vereda_database_sessions{state="open"}')).toBeGreaterThan(0)
  expect(figure(text, 'vereda_disk_bytes{state="free"}')).toBeGreaterThan(0)
  expect(figure(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(text).toContain('vereda_info{version="0.1.0"')
  for (const secret of [person.username, person.email]) expect(text).not.toContain(secret)
})

test('metrics are only on their own port, with nothing else', async () => {
  expect((await vereda.app.inject({ url: '/metrics' })).statusCode).toBe(404)
  for (const path of ['/', '/healthz', '/api/school/'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404)
})

test('a port in use stops the start with a line that names the setting', async () => {
  await expect(givenVereda({ METRICS_PORT: String(port) })).rejects.toThrow('METRICS_PORT')
})

test('metrics are answered without the database, and say so', async () => {
  const own = await givenPort()
  const other = await givenVereda({ METRICS_PORT: String(own) })
  await other.database.close()
  const text = await (await fetch(`http://127.0.0.1:${own}/metrics`)).text()
  expect(figure(text, 'vereda_database_up')).toBe(0)
  expect(figure(text, 'vereda_disk_bytes{state="free"}')).toBeGreaterThan(0)
})

test('the alert of slow answers excludes calls that carry files, by their names', () => {
  const alerts = readFileSync(new URL('../../../deploy/prometheus/alerts.yml', import.meta.url), 'utf8')
  const leftOut = new RegExp(`^(${/call!~"([^"]+)"/.exec(alerts)?.[1]})$`)
  const carrying = vereda.app.calls.filter(({ call }) => call.stream && !call.media)
  expect(carrying.length).toBeGreaterThan(5)
  expect(carrying.map(({ name }) => name).filter((name) => !leftOut.test(name))).toEqual([])
  expect(leftOut.test('schools_list')).toBe(false)
})
