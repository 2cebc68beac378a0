import { webhookCalls } from 'contract/exchange/webhooks'
import { changeCalls } from 'contract/insight/changes'
import { sql } from 'kysely'
import type { Someone } from '../../given/people.ts'
import type { Land } from '../land.ts'
import { rowsOf } from '../row.ts'

let made = 1_000_000_000

/** A change of something in the land's school, told last: its position, and an id that nothing else has. */
const announced = async ({ db, country, region, school }: Land) => {
  made += 1
  const { rows } = await sql<{ last: number }>`
    with feed as (update change_feed set last = last + 1 returning last)
    insert into changes (position, at, kind, object_id, action, country_id, region_id, school_id)
    select last, now(), 'goal', ${made}, 'change', ${country}, ${region}, ${school} from feed
    returning position as last`.execute(db)
  return { after: (rows[0]?.last ?? 1) - 1, shows: made }
}

const webhook = { address: 'http://127.0.0.1:9/changes', kinds: ['report' as const] }

const newWebhook = async ({ db }: Land, by: Someone): Promise<number> => {
  const row = { ...webhook, user_id: by.id, nonce: Buffer.alloc(32), position: 0, is_on: false }
  const { id } = await db.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

const newDelivery = async (at: Land, by: Someone) => {
  const id = await newWebhook(at, by)
  const row = { webhook_id: id, changes: 1, body: '{}', ended_at: new Date().toISOString() }
  const delivery = await at.db
    .insertInto('webhook_deliveries')
    .values({ ...row, outcome: 'sent' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, delivery: delivery.id }
}

const ofNewWebhook = async (at: Land, by: Someone) => ({ parameters: { id: await newWebhook(at, by) } })

export const systemsRows = [
  ...rowsOf(changeCalls, {
    list: {
      may: '– S S S A A',
      asks: async (at) => {
        const { after, shows } = await announced(at)
        return { query: { after, page_size: 1000 }, shows }
      },
    },
  }),
  ...rowsOf(webhookCalls, {
    list: { may: '– D D A A A', asks: () => ({}) },
    create: {
      may: '– D D A A A',
      asks: async ({ db }) => {
        await db.deleteFrom('webhooks').execute()
        return { body: webhook }
      },
    },
    change: {
      may: '– D D O O O',
      asks: async (at, by) => ({ ...(await ofNewWebhook(at, by)), body: { kinds: ['school'] } }),
    },
    remove: { may: '– D D O O O', asks: ofNewWebhook },
    renewSecret: { may: '– D D O O O', asks: ofNewWebhook },
    deliveries: { may: '– D D O O O', asks: ofNewWebhook },
    sendAgain: {
      may: '– D D O O O',
      named: ['parameters.id'],
      asks: async (at, by) => ({ parameters: await newDelivery(at, by) }),
    },
  }),
]
