import { record } from '../../../platform/audit/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { serverKey } from '../../../platform/database/secret-queries.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import { type Posted, post } from './post.ts'
import { claimDeliveries, type Delivery, noteAttempt, queueDeliveries, switchOff } from './queries.ts'
import { secretOf, signedHeaders } from './signature.ts'
import { type AddressRules, targetOf } from './target.ts'

/** Parallel requests; milliseconds after which no more are begun: a server that ends waits for them. */
const atOnce = 8
const longest = 8000

const withTrouble = (trouble: 'address' | 'owner'): Posted => ({ status: null, answer: null, trouble })

const attempt = async (key: Buffer, rules: AddressRules, delivery: Delivery): Promise<Posted> => {
  if (!delivery.has_owner) return withTrouble('owner')
  const target = await targetOf(delivery.address, rules)
  if (!target) return withTrouble('address')
  const nonces = delivery.previous ? [delivery.nonce, delivery.previous] : [delivery.nonce]
  const headers = signedHeaders(
    nonces.map((nonce) => secretOf(key, nonce)),
    { id: `msg_${delivery.id}`, seconds: Math.floor(Date.now() / 1000), body: delivery.body },
  )
  return post(target, headers, delivery.body)
}

/** The audit and the owner get the webhook, but not its whole address. */
const giveUp = (db: Db, { id, webhook, address }: Delivery, posted: Posted) =>
  transact(db, async (inside) => {
    await noteAttempt(inside, id, posted, 'failed')
    if (!(await switchOff(inside, webhook, new URL(address).host))) return
    const by = { actor: null, request: { id: 'webhooks' } }
    await record({ ...by, db: inside }, 'webhook.switch_off', { type: 'webhook', id: webhook })
  })

const send = async (db: Db, key: Buffer, rules: AddressRules, delivery: Delivery): Promise<void> => {
  const posted = await attempt(key, rules, delivery)
  if (posted.trouble !== null && (delivery.is_last || posted.trouble === 'owner'))
    await giveUp(db, delivery, posted)
  else await noteAttempt(db, delivery.id, posted, posted.trouble === null ? 'sent' : null)
}

/** Sends new and due deliveries; of each webhook one at a time, in the feed's order. */
export const sendWebhooks = async (db: Db, rules: AddressRules): Promise<void> => {
  const end = performance.now() + longest
  while (performance.now() < end) {
    await queueDeliveries(db)
    const due = await claimDeliveries(db, atOnce)
    if (due.length === 0) return
    const key = await serverKey(db)
    await Promise.all(due.map((delivery) => send(db, key, rules, delivery)))
  }
}
