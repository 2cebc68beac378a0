import { webhookCalls } from 'contract/exchange/webhooks'
import { expect, test } from 'vitest'
import { post } from '../../../src/exchange/webhooks/sending/post.ts'
import { isPublicAddress } from '../../../src/exchange/webhooks/sending/public-address.ts'
import { sendWebhooks } from '../../../src/exchange/webhooks/sending/send-webhooks.ts'
import { targetOf } from '../../../src/exchange/webhooks/sending/target.ts'
import { givenWebhooks } from './given-webhooks.ts'

const context = await givenWebhooks()
const { vereda, db, people, change, newWebhook, deliveries } = context
const resolving = (...addresses: string[]) => ({
  hosts: [],
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
})

test.each([
  'http://example.org/',
  'https://localhost/',
  'https://127.0.0.2/',
  'https://167772161/',
  'https://0xa.1/',
  'https://0/',
  'https://10.0.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://168.63.129.16/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[ff02::1]/',
  'https://user:word@93.184.216.34/',
  'https://no-such-name.invalid/',
])('%s is refused at registration', async (address) => {
  const body = { address, kinds: ['school' as const] }
  const answer = await vereda.ask(webhookCalls.create, people.administrator, { body })
  expect([answer.status, answer.body.errors?.['address']?.[0]?.code]).toEqual([400, 'address_refused'])
})

test('public addresses are accepted', () => {
  for (const ip of ['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])
    expect([ip, isPublicAddress(ip)]).toEqual([ip, true])
})

test('a name is refused when one of its addresses is private, whatever the others are', async () => {
  expect(await targetOf('https://a.example/', resolving('93.184.216.34', '10.0.0.1'))).toBeNull()
  expect(await targetOf('https://a.example/', resolving('::1'))).toBeNull()
  expect(await targetOf('https://a.example/', resolving())).toBeNull()
  expect(await targetOf('https://a.example/', resolving('93.184.216.34'))).toMatchObject({
    found: { address: '93.184.216.34' },
  })
})

test('a name that resolves to a private address at the time of sending is refused then', async () => {
  const { port, received } = await context.receiver()
  const { id } = await newWebhook(people.administrator, `http://127.0.0.1:${port}/`)
  await db.updateTable('webhooks').set({ address: 'https://rebound.example/' }).where('id', '=', id).execute()
  await change(people.school)
  await sendWebhooks(db, resolving('127.0.0.1'))
  const [delivery] = await deliveries(people.administrator, id)
  expect(delivery).toMatchObject({ state: 'waiting', trouble: 'address', status: null })
  expect(received).toEqual([])
})

test('the request goes to the address that was checked, whatever the name resolves to later', async () => {
  const { port, received } = await context.receiver()
  const url = new URL(`http://warehouse.invalid:${port}/`)
  const posted = await post({ url, found: { address: '127.0.0.1', family: 4 } }, {}, '{}')
  expect(posted).toMatchObject({ status: 204, trouble: null })
  expect(received[0]?.headers.host).toBe(`warehouse.invalid:${port}`)
})

test('a redirect is not followed', async () => {
  const { port, received, answering } = await context.receiver()
  const target = { url: new URL(`http://127.0.0.1:${port}/`), found: { address: '127.0.0.1', family: 4 } }
  answering({ status: 307, headers: { location: `http://127.0.0.1:${port}/inside` } })
  expect(await post(target, {}, '{}')).toMatchObject({ status: 307, trouble: 'status' })
  expect(received).toHaveLength(1)
})

test('a refused connection, and one without TLS, is reported', async () => {
  const { port } = await context.receiver()
  const found = { address: '127.0.0.1', family: 4 }
  expect(await post({ url: new URL('http://127.0.0.1:9/'), found }, {}, '')).toMatchObject({
    trouble: 'unreachable',
  })
  const plain = await post({ url: new URL(`https://127.0.0.1:${port}/`), found }, {}, '')
  expect(plain).toMatchObject({ status: null, trouble: 'certificate' })
})
