import { randomBytes } from 'node:crypto'
import { type Webhook, webhookCalls } from 'contract/exchange/webhooks'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import type { z } from 'zod'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { serverKey } from '../../platform/database/secret-queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import { type Feature, feature } from '../../platform/http/feature.ts'
import { offsetOf, paged } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { described } from './descriptions.ts'
import {
  addWebhook,
  changeWebhook,
  deliveriesOf,
  ownWebhook,
  ownWebhookLocked,
  queueDelivery,
  queueLastFailed,
  removeWebhook,
  renewNonce,
  webhooksOf,
} from './queries.ts'
import { secretOf } from './sending/signature.ts'
import { type AddressRules, targetOf } from './sending/target.ts'

const thing = (id: number) => ({ type: 'webhook', id })

/** An address may contain a key of the receiver: the audit gets only its host. */
const recorded = ({ address, ...rest }: z.output<typeof webhookCalls.change.body>) => ({
  ...rest,
  ...(address !== undefined && { host: new URL(address).host }),
})

const fieldsOf = ({ address, kinds, is_on }: Webhook) => ({ address, kinds, is_on })

/**
 * A person's own webhooks. Calls that answer a secret store no answer for a repeat; addresses are resolved outside of
 * transactions.
 */
export const webhooks = (rules: AddressRules): Feature => {
  const assertAddress = async (address: string | undefined): Promise<void> => {
    if (address !== undefined && !(await targetOf(address, rules)))
      throw fieldProblem('address', 'address_refused')
  }
  const withSecret = async (db: Db, webhook: Webhook, nonce: Buffer) => ({
    ...webhook,
    secret: secretOf(await serverKey(db), nonce),
  })

  return feature(
    webhookCalls,
    described,
    {
      list: ({ db, actor }) => webhooksOf(db, actor.id),

      create: async (context) => {
        const { actor, body } = context
        await assertAddress(body.address)
        const nonce = randomBytes(32)
        return transact(context.db, async (db) => {
          const webhook = await addWebhook(db, actor.id, { ...body, nonce })
          if (!webhook) throw new Problem('quota_exceeded', { status: 409 })
          await record({ ...context, db }, 'webhook.create', thing(webhook.id), { new: recorded(body) })
          return withSecret(db, webhook, nonce)
        })
      },

      change: async (context) => {
        const { actor, parameters, body } = context
        await assertAddress(body.address)
        return transact(context.db, async (db) => {
          const webhook = found(await ownWebhookLocked(db, actor.id, parameters.id))
          assertVersion(context, webhook.version)
          await changeWebhook(db, webhook.id, body)
          if (body.is_on && !webhook.is_on) await queueLastFailed(db, webhook.id)
          const change = { old: recorded(fieldsOf(webhook)), new: recorded(body) }
          await record({ ...context, db }, 'webhook.change', thing(webhook.id), change)
          return found(await ownWebhook(db, actor.id, webhook.id))
        })
      },

      remove: async (context) => {
        const { db, actor, parameters } = context
        const webhook = found(await ownWebhookLocked(db, actor.id, parameters.id))
        assertVersion(context, webhook.version)
        await removeWebhook(db, webhook.id)
        await record(context, 'webhook.delete', thing(webhook.id), { old: recorded(fieldsOf(webhook)) })
        return done('webhook_deleted')
      },

      renewSecret: async (context) => {
        const { actor, parameters } = context
        const nonce = randomBytes(32)
        return transact(context.db, async (db) => {
          const { id, version } = found(await ownWebhookLocked(db, actor.id, parameters.id))
          assertVersion(context, version)
          await renewNonce(db, id, nonce)
          await record({ ...context, db }, 'webhook.renew_secret', thing(id))
          return withSecret(db, found(await ownWebhook(db, actor.id, id)), nonce)
        })
      },

      deliveries: async ({ db, actor, parameters, query, request }) => {
        const { id } = found(await ownWebhook(db, actor.id, parameters.id))
        const page = { limit: query.page_size, offset: offsetOf(query) }
        return paged(request, query, await deliveriesOf(db, id, page))
      },

      sendAgain: async (context) => {
        const { db, actor, parameters } = context
        const { id } = found(await ownWebhookLocked(db, actor.id, parameters.id))
        if (!(await queueDelivery(db, id, parameters.delivery))) throw new Problem('not_found')
        const what = { new: { delivery: parameters.delivery } }
        await record(context, 'webhook.send_again', thing(id), what)
        return done('delivery_queued')
      },
    },
    ['create', 'change', 'renewSecret'],
  )
}
