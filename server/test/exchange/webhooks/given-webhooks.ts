import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { webhookCalls } from 'contract/exchange/webhooks'
import type { ChangeKind } from 'contract/insight/changes'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { sendWebhooks } from '../../../src/exchange/webhooks/sending/send-webhooks.ts'
import { announceChanges } from '../../../src/insight/changes/announce-queries.ts'
import { record } from '../../../src/platform/audit/queries.ts'
import { sealAudit } from '../../../src/platform/audit/seals/seal.ts'
import { givenEvaluators } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import { startReceiver } from './receiver.ts'

/** Other systems that are told, and what happens in two countries. */
export const givenWebhooks = async () => {
  const vereda = await givenVereda()
  const { db } = vereda.database
  const people = await givenEvaluators(db)
  const rules = { hosts: ['127.0.0.1'] }

  const change = async (...schools: { id: number }[]) => {
    for (const { id } of schools)
      await record({ db, actor: null, request: { id: 'test' } }, 'school.change', { type: 'school', id })
    await sealAudit(db)
    await announceChanges(db)
  }
  const deliveries = async (as: Someone, id: number) =>
    (await vereda.ask(webhookCalls.deliveries, as, { parameters: { id } })).body.results
  const newWebhook = async (as: Someone, address: string, kinds: ChangeKind[] = ['school']) => {
    const { status, body } = await vereda.ask(webhookCalls.create, as, { body: { address, kinds } })
    expect(status).toBe(201)
    return body
  }
  /** As if so many hours had passed since it was tried. */
  const waitHours = (hours: number) =>
    sql`update webhook_deliveries set due_at = due_at - make_interval(hours => ${hours}::int),
      begun_at = begun_at - make_interval(hours => ${hours}::int) where ended_at is null`.execute(db)

  return {
    vereda,
    db,
    people,
    change,
    deliveries,
    newWebhook,
    waitHours,
    receiver: startReceiver,
    send: () => sendWebhooks(db, rules),
  }
}

/** Whether the signatures of a request hold, each by the secret that is expected there. */
export const isSignedBy = (
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
  ...secrets: string[]
) => {
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  })
  return headers['webhook-signature'] === signatures.join(' ')
}
