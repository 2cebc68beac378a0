import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openSending } from '../../../src/operations/traces/send-spans.ts'
import { newTrace, openTracer, type Span } from '../../../src/operations/traces/span.ts'
import { nameOfStatement, tracedPost, tracedStorage } from '../../../src/operations/traces/traced.ts'
import { placeOf } from '../../../src/operations/traces/traceparent.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { openStorage } from '../../../src/platform/storage/open-storage.ts'
import { asAdministrator } from '../../given/people.ts'
import { builtServer, freePort, startListening } from '../../reliability/processes/listening-server.ts'
import { givenSafePlace } from '../../reliability/processes/safe-place.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'
import { attributesOf, startReceiver } from './receiver.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const above = '00f067aa0ba902b7'

/** The built server, whose spans this receiver takes; its proxy is this machine. */
const givenTraced = async () => {
  const receiver = await startReceiver()
  const { place, env, remove } = await givenSafePlace()
  const database = await openDatabase(place)
  const administrator = await asAdministrator(database.db)
  await database.close()
  const programs = await builtServer()
  const server = await startListening(programs.folder, await freePort(), {
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=a%20b',
    TRUST_PROXY: 'loopback',
  })
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(`${server.base}${path}`, {
      headers: { authorization: `Bearer ${administrator.token}`, ...headers },
    })
  const end = async () => {
    const ended = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    await ended
    await remove()
    programs.remove()
  }
  return { receiver, ask, end }
}

test('a request is a trace begun by its proxy, with each trip to the database below it, without names of people', async () => {
  const { receiver, ask, end } = await givenTraced()
  const address = '/api/school/?search=Escondida&page=1'
  expect((await ask(address, { traceparent: `00-${trace}-${above}-01` })).status).toBe(200)
  expect((await ask('/api/school/424242/', { traceparent: `00-${trace}-${above}-00` })).status).toBe(404)
  expect((await ask('/api/region/', { traceparent: 'nonsense' })).status).toBe(200)
  await end()
  const spans = receiver.spans()
  const request = spans.find(({ name }) => name === 'schools_list')
  expect(request).toMatchObject({ traceId: trace, parentSpanId: above, kind: 2 })
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/school/',
    'http.response.status_code': '200',
  })
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(below.length).toBeGreaterThan(0)
  for (const each of below) {
    expect(each).toMatchObject({
      traceId: trace,
      kind: 3,
      name: expect.stringMatching(/^(select|with) \w+$/),
    })
    expect(attributesOf(each)).toMatchObject({ 'db.system.name': 'postgresql' })
    expect(BigInt(each.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(each.startTimeUnixNano))
  }
  // what the proxy does not record is not recorded; what is no place in a trace begins one
  expect(spans.some(({ name }) => name === 'schools_read')).toBe(false)
  const other = spans.find(({ name }) => name === 'regions_list')
  expect([other?.traceId === trace, other?.parentSpanId]).toEqual([false, undefined])
  const all = receiver.bodies.join()
  for (const secret of ['Escondida', '/school/424242', '127.0.0.1', 'Bearer'])
    expect(all).not.toContain(secret)
})

test('an unavailable or refusing receiver does no harm, and waiting spans are limited', async () => {
  const receiver = await startReceiver()
  receiver.state.status = 503
  for (const [address, reason] of [
    ['http://127.0.0.1:1', 'the receiver of traces is away'],
    [receiver.address, 'the receiver of traces answered 503'],
  ] as const) {
    const complaints: string[] = []
    const place = { address: `${address}/v1/traces`, headers: {}, service: 'vereda', version: '1' }
    const sending = openSending(place, (complaint) => complaints.push(complaint))
    const tracer = openTracer(sending.take)
    for (let at = 0; at < 5000; at += 1) tracer.begin('select files', 3, newTrace()).end()
    await sending.close()
    expect(complaints).toContain(reason)
    expect(complaints.at(-1)).toMatch(/^\d+ spans were let go of$/)
  }
})

test('a receiver without an answer does not delay the end of a server', async () => {
  const receiver = await startReceiver()
  receiver.state.isSilent = true
  const complaints: string[] = []
  const place = { address: `${receiver.address}/v1/traces`, headers: {}, service: 'vereda', version: '1' }
  const sending = openSending(place, (complaint) => complaints.push(complaint))
  const tracer = openTracer(sending.take)
  for (let at = 0; at < 4000; at += 1) tracer.begin('select files', 3, newTrace()).end()
  await sending.close()
  expect(complaints.at(-1)).toBe('4000 spans were let go of')
})

test('storage and e-mails have only a name in a trace, and failures are marked', async () => {
  const spans: Span[] = []
  const tracer = openTracer((span) => spans.push(span))
  const folder = temporaryFolder()
  const storage = tracedStorage(tracer, await openStorage({ kind: 'disk', folder: folder.path }, null))
  const post = tracedPost(tracer, {
    send: async () => ({ trouble: 'down', reason: 'ada@example.org' }),
    rest: () => undefined,
    clean: async () => undefined,
    purge: async () => undefined,
  })
  // nobody began anything: a question of regular work is not recorded
  await storage.get('4bf92f35-77b3-4da6-a3ce-929d0e0e4736')
  expect(spans).toEqual([])
  const message = {
    id: 'x',
    name: 'x',
    to: 'ada@example.org',
    subject: '',
    language: 'en',
    text: '',
    html: '',
  }
  await tracer
    .within({ name: 'job export', kind: 1 }, async () => {
      await storage.get('4bf92f35-77b3-4da6-a3ce-929d0e0e4736')
      await post.send(message)
      throw new Error('of ada@example.org')
    })
    .catch(() => undefined)
  folder.remove()
  expect(spans.map(({ name, isFailed, attributes }) => ({ name, isFailed, attributes }))).toEqual([
    { name: 'storage get', isFailed: false, attributes: {} },
    { name: 'email send', isFailed: true, attributes: {} },
    { name: 'job export', isFailed: true, attributes: { 'error.type': 'Error' } },
  ])
  expect(new Set(spans.map((span) => span.trace)).size).toBe(1)
})

test.each([
  ['select "a" from "schools" where id = $1', 'select', 'schools'],
  ['insert into files (name) values ($1)', 'insert', 'files'],
  ['with x as (select id from files) update lines set a = 1', 'with', 'files'],
  ['begin', 'begin', ''],
])('%s is named by its first word and first table', (text, operation, table) => {
  expect(nameOfStatement(text)).toEqual({ operation, table })
})

test.each([undefined, '', '00-x-y-01', `01-${trace}-${above}-01`, `00-${'0'.repeat(32)}-${above}-01`])(
  'traceparent %s is ignored, and a new trace begins',
  (sent) => {
    expect(placeOf(sent)).toMatchObject({ parent: null, isRecorded: true })
  },
)
