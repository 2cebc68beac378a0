import { mayEver, rolesWith } from 'contract/access/permissions'
import { webhookLimits } from 'contract/exchange/webhooks'
import { sql } from 'kysely'
import { personWhoSignsIn } from '../../../access/person-queries.ts'
import { hasTask } from '../../../access/user-scope.ts'
import { changesAfter } from '../../../insight/changes/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import type { Posted } from './post.ts'

/** The most changes in one request. */
const changesAtOnce = 100

type Ready = { id: number; user_id: number; kinds: string[]; position: number }

/** Webhooks with possible changes and no pending delivery. */
const readyWebhooks = async (db: Db): Promise<Ready[]> => {
  const { rows } = await sql<Ready>`
    select id, user_id, kinds, position from webhooks
    where is_on and position < (select last from change_feed)
      and not exists (select from webhook_deliveries where webhook_id = webhooks.id and ended_at is null)
    order by id`.execute(db)
  return rows
}

/**
 * Makes the next delivery of what the owner may read in the feed. An expired position continues from the end, as for
 * a reader of the feed.
 */
const queueNext = (db: Db, { id, user_id, kinds, position }: Ready): Promise<void> =>
  transact(db, async (inside) => {
    const owner = await personWhoSignsIn(inside, user_id)
    if (!owner || !mayEver(owner, 'webhook.write')) return
    const { newest, purged, rows } = await changesAfter(inside, owner, position, changesAtOnce)
    const isLost = position < purged || position > newest
    const upTo = rows.length < changesAtOnce || isLost ? newest : (rows.at(-1)?.position ?? newest)
    const changes = isLost ? [] : rows.filter(({ kind }) => kinds.includes(kind))
    const moved = await inside
      .updateTable('webhooks')
      .set({ position: upTo })
      .where('id', '=', id)
      .where('position', '=', position)
      .where('is_on', '=', true)
      .returning('id')
      .executeTakeFirst()
    if (!moved || changes.length === 0) return
    await inside
      .insertInto('webhook_deliveries')
      .values({ webhook_id: id, changes: changes.length, body: JSON.stringify({ webhook: id, changes }) })
      .execute()
  })

export const queueDeliveries = async (db: Db): Promise<void> => {
  for (const webhook of await readyWebhooks(db)) await queueNext(db, webhook)
}

export type Delivery = {
  id: number
  webhook: number
  address: string
  body: string
  nonce: Buffer
  previous: Buffer | null
  has_owner: boolean
  is_last: boolean
}

/**
 * Takes some due deliveries and sets the time of the next attempt: after half a minute first, after two hours at
 * most.
 */
export const claimDeliveries = async (db: Db, limit: number): Promise<Delivery[]> => {
  const { rows } = await sql<Delivery>`
    with claimed as (
      update webhook_deliveries set attempts = attempts + 1, tried_at = now(),
        due_at = now() + make_interval(secs => least(7200, 30 * power(2, least(attempts, 8))))
      where id in (select id from webhook_deliveries where ended_at is null and due_at <= now()
        order by due_at, id limit ${limit} for update skip locked)
      returning id, webhook_id, body, begun_at)
    select claimed.id, webhooks.id as webhook, webhooks.address, claimed.body, webhooks.nonce,
      case when webhooks.previous_until > now() then webhooks.previous_nonce end as previous,
      users.is_active and users.deleted_at is null and users.role = any(${rolesWith('webhook.write')}::int[])
        and ${hasTask('export')} as has_owner,
      claimed.begun_at < now() - make_interval(hours => ${webhookLimits.hoursOfTrying}::int) as is_last
    from claimed join webhooks on webhooks.id = claimed.webhook_id join users on users.id = webhooks.user_id
    order by claimed.id`.execute(db)
  return rows
}

/** Records an attempt; with an outcome it was the last. */
export const noteAttempt = (db: Db, id: number, posted: Posted, outcome: 'sent' | 'failed' | null) =>
  db
    .updateTable('webhook_deliveries')
    .set({ ...posted, ...(outcome && { outcome, ended_at: sql<string>`now()` }) })
    .where('id', '=', id)
    .execute()

/** Switches off a webhook that failed for a day, and notifies its owner; false where it was off. */
export const switchOff = async (db: Db, webhook: number, host: string): Promise<boolean> => {
  const { rows } = await sql`
    with off as (
      update webhooks set is_on = false, switched_off_at = now(), version = version + 1, updated_at = now()
      where id = ${webhook} and is_on returning user_id)
    insert into notifications (user_id, code, params)
    select user_id, 'webhook_off', jsonb_build_object('host', ${host}::text) from off
    returning user_id`.execute(db)
  return rows.length > 0
}

export const purgeDeliveries = (db: Db) =>
  db.deleteFrom('webhook_deliveries').where('ended_at', '<', sql<string>`now() - interval '7 days'`).execute()
