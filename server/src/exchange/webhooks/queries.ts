import { type Webhook, type WebhookDelivery, webhookLimits } from 'contract/exchange/webhooks'
import type { ChangeKind } from 'contract/insight/changes'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const columns = [
  'id',
  'address',
  'kinds',
  'is_on',
  'switched_off_at',
  sql<string | null>`case when previous_until > now() then previous_until end`.as('previous_secret_until'),
  'created_at',
  'updated_at',
  'version',
] as const

const own = (db: Db, owner: number) => db.selectFrom('webhooks').where('user_id', '=', owner)

export const webhooksOf = (db: Db, owner: number): Promise<Webhook[]> =>
  own(db, owner).select(columns).orderBy('id').execute()

export const ownWebhook = (db: Db, owner: number, id: number): Promise<Webhook | undefined> =>
  own(db, owner).where('id', '=', id).select(columns).executeTakeFirst()

/** Locked until the end of the transaction. */
export const ownWebhookLocked = (db: Db, owner: number, id: number): Promise<Webhook | undefined> =>
  own(db, owner).where('id', '=', id).select(columns).forUpdate().executeTakeFirst()

/** Starts at the current end of the feed; undefined where the person has the most they may have. */
export const addWebhook = async (
  db: Db,
  owner: number,
  { address, kinds, nonce }: { address: string; kinds: ChangeKind[]; nonce: Buffer },
): Promise<Webhook | undefined> => {
  await sql`select from users where id = ${owner} for update`.execute(db)
  const { count } = await own(db, owner)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= webhookLimits.perPerson) return undefined
  return db
    .insertInto('webhooks')
    .values({ user_id: owner, address, kinds, nonce, position: sql`(select last from change_feed)` })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

type Change = { address?: string | undefined; kinds?: ChangeKind[] | undefined; is_on?: boolean | undefined }

export const changeWebhook = (db: Db, id: number, { address, kinds, is_on }: Change) =>
  db
    .updateTable('webhooks')
    .set({
      ...(address !== undefined && { address }),
      ...(kinds !== undefined && { kinds }),
      ...(is_on !== undefined && { is_on, switched_off_at: null }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const removeWebhook = (db: Db, id: number) => db.deleteFrom('webhooks').where('id', '=', id).execute()

/** The secret before stays valid for a while, so that the receiver can change its own. */
export const renewNonce = (db: Db, id: number, nonce: Buffer) =>
  db
    .updateTable('webhooks')
    .set({
      nonce,
      previous_nonce: sql`nonce`,
      previous_until: sql`now() + make_interval(hours => ${webhookLimits.hoursOfBothSecrets}::int)`,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const deliveriesOf = async (
  db: Db,
  webhook: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: WebhookDelivery[] }> => {
  const all = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhook)
  const { count } = await all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const rows = await all
    .select([
      'id',
      'created_at',
      'changes',
      'attempts',
      sql<WebhookDelivery['state']>`coalesce(outcome, 'waiting')`.as('state'),
      'tried_at',
      sql<string | null>`case when ended_at is null then due_at end`.as('next_at'),
      'trouble',
      'status',
      'answer',
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count, rows }
}

const begunAnew = {
  ended_at: null,
  outcome: null,
  begun_at: sql<string>`now()`,
  due_at: sql<string>`now()`,
}

/** False where the webhook has no such delivery. */
export const queueDelivery = async (db: Db, webhook: number, id: number): Promise<boolean> => {
  const row = await db
    .updateTable('webhook_deliveries')
    .set(begunAnew)
    .where('webhook_id', '=', webhook)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Queues the last failed delivery when a webhook is switched on again, so that nothing is left out. */
export const queueLastFailed = (db: Db, webhook: number) =>
  db
    .updateTable('webhook_deliveries')
    .set(begunAnew)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('webhook_deliveries as newest')
        .where('newest.webhook_id', '=', webhook)
        .select(sql<number>`max(newest.id)`.as('id')),
    )
    .where('outcome', '=', 'failed')
    .execute()
