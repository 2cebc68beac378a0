import { webhookCalls } from 'contract/exchange/webhooks'
import { notificationCalls } from 'contract/messages/notifications'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { auditOf } from '../../given/answers.ts'
import { givenWebhooks, isSignedBy } from './given-webhooks.ts'

const context = await givenWebhooks()
const { vereda, db, people, change, send, deliveries, newWebhook, waitHours } = context
const { representative, administrator, school, otherSchool } = people
beforeEach(async () => {
  await db.deleteFrom('webhooks').execute()
})

test('a representative’s system gets the changes of the country, signed, once, and none of others', async () => {
  const { address, received } = await context.receiver()
  await change(school)
  const webhook = await newWebhook(representative, address)
  expect(webhook.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  await change(school, otherSchool)
  await send()
  await send()
  expect(received).toHaveLength(1)
  const [first] = received
  const { webhook: id, changes } = JSON.parse(first?.body ?? '')
  expect([id, changes.length]).toEqual([webhook.id, 1])
  expect(changes[0]).toMatchObject({ kind: 'school', id: school.id, action: 'change', school: school.id })
  expect(first && isSignedBy(first, webhook.secret)).toBe(true)
  const [delivery] = await deliveries(representative, webhook.id)
  expect(delivery).toMatchObject({ state: 'sent', status: 204, attempts: 1, changes: 1, trouble: null })
})

test('only chosen kinds are sent, and the others are not sent later', async () => {
  const { address, received } = await context.receiver()
  const { id } = await newWebhook(administrator, address, ['report'])
  await change(school)
  await send()
  await vereda.ask(webhookCalls.change, administrator, { parameters: { id }, body: { kinds: ['school'] } })
  await send()
  expect(received).toEqual([])
})

test('a secret is shown once, is not stored, and the one before stays valid for a day', async () => {
  const { address, received } = await context.receiver()
  const headers = { 'idempotency-key': 'once' }
  const body = { address, kinds: ['school' as const] }
  const { body: webhook } = await vereda.ask(webhookCalls.create, administrator, { body, headers })
  const parameters = { id: webhook.id }
  const renewed = await vereda.ask(webhookCalls.renewSecret, administrator, { parameters })
  expect(renewed.body.previous_secret_until).not.toBeNull()
  await change(school)
  await send()
  expect(received[0] && isSignedBy(received[0], renewed.body.secret, webhook.secret)).toBe(true)
  await sql`update webhooks set previous_until = now() - interval '1 second'`.execute(db)
  await change(school)
  await send()
  expect(received[1] && isSignedBy(received[1], renewed.body.secret)).toBe(true)
  const listed = await vereda.ask(webhookCalls.list, administrator)
  expect(JSON.stringify(listed.body)).not.toContain('whsec_')
  const { rows } = await sql`
    select row_to_json(webhooks)::text from webhooks
    union all select row_to_json(idempotency_keys)::text from idempotency_keys
    union all select row_to_json(audit)::text from audit`.execute(db)
  for (const secret of [webhook.secret, renewed.body.secret])
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, -1))
})

test('a failed delivery is repeated with growing pauses, and later ones wait, in order', async () => {
  const { address, received, answering } = await context.receiver()
  const { id } = await newWebhook(administrator, address)
  answering({ status: 503, text: `later, ${'k'.repeat(40)}\u0000 whsec_${'a'.repeat(30)}` })
  await change(school)
  await send()
  await change(otherSchool)
  await send()
  expect(received).toHaveLength(1)
  const [failed] = await deliveries(administrator, id)
  expect(failed).toMatchObject({ state: 'waiting', trouble: 'status', status: 503, answer: 'later, … …' })
  const pauses: number[] = []
  for (let tries = 0; tries < 10; tries += 1) {
    await sql`update webhook_deliveries set due_at = now()`.execute(db)
    await send()
    const { rows } = await sql<{ pause: number }>`
      select round(extract(epoch from due_at - tried_at))::int as pause from webhook_deliveries`.execute(db)
    pauses.push(rows[0]?.pause ?? 0)
  }
  expect(pauses).toEqual([60, 120, 240, 480, 960, 1920, 3840, 7200, 7200, 7200])
  answering({ status: 200, text: 'thanks' })
  await waitHours(2)
  await send()
  expect(received.slice(-2).map(({ body }) => JSON.parse(body).changes[0].id)).toEqual([
    school.id,
    otherSchool.id,
  ])
  expect((await deliveries(administrator, id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('after a day of failures it is switched off and its owner notified; switched on again nothing is left out', async () => {
  const { address, port, received, answering } = await context.receiver()
  const { id } = await newWebhook(representative, address)
  answering({ status: 500 })
  await change(school)
  await send()
  await waitHours(25)
  await send()
  const off = await vereda.ask(webhookCalls.list, representative)
  expect(off.body[0]).toMatchObject({ id, is_on: false, switched_off_at: expect.any(String) })
  const { body: notified } = await vereda.ask(notificationCalls.list, representative)
  expect(notified.results[0]).toMatchObject({ code: 'webhook_off', params: { host: `127.0.0.1:${port}` } })
  expect((await auditOf(db, 'webhook', id)).map(({ deed }) => deed)).toEqual([
    'webhook.create',
    'webhook.switch_off',
  ])
  await change(school)
  await send()
  expect(received).toHaveLength(2)
  answering({ status: 200 })
  const on = { parameters: { id }, body: { is_on: true } }
  expect((await vereda.ask(webhookCalls.change, representative, on)).body.switched_off_at).toBeNull()
  await send()
  expect(received.slice(2).map(({ headers }) => headers['webhook-id'])).toHaveLength(2)
  expect((await deliveries(representative, id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('the owner sends one delivery again, under the same id; nobody else sees webhook or log', async () => {
  const { address, received } = await context.receiver()
  const { id } = await newWebhook(representative, address)
  await change(school)
  await send()
  const [delivery] = await deliveries(representative, id)
  const parameters = { id, delivery: delivery?.id ?? 0 }
  expect((await vereda.ask(webhookCalls.sendAgain, representative, { parameters })).status).toBe(200)
  await send()
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
    `msg_${delivery?.id}`,
    `msg_${delivery?.id}`,
  ])
  for (const call of [webhookCalls.deliveries, webhookCalls.renewSecret, webhookCalls.remove])
    expect((await vereda.ask(call, administrator, { parameters: { id } })).status).toBe(404)
  expect((await vereda.ask(webhookCalls.list, people.coordinator)).status).toBe(403)
})

test('who may no longer sign in, or has another role, gets nothing more', async () => {
  const { address, received } = await context.receiver()
  const { id } = await newWebhook(representative, address)
  await db.updateTable('users').set({ is_active: false }).where('id', '=', representative.id).execute()
  await change(school)
  await send()
  await db.updateTable('users').set({ is_active: true }).where('id', '=', representative.id).execute()
  expect([received, await deliveries(representative, id)]).toEqual([[], []])
})

test('a person has ten webhooks at most', async () => {
  for (let made = 0; made < 10; made += 1) await newWebhook(administrator, 'http://127.0.0.1:9/')
  const body = { address: 'http://127.0.0.1:9/', kinds: ['school' as const] }
  const eleventh = await vereda.ask(webhookCalls.create, administrator, { body })
  expect([eleventh.status, eleventh.body.code]).toEqual([409, 'quota_exceeded'])
})
