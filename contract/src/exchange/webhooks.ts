import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { changeKinds } from '../insight/changes.ts'
import { Page, paging, time } from '../platform/shapes.ts'

export const webhookLimits = {
  perPerson: 10,
  address: 1000,
  answer: 200,
  hoursOfTrying: 24,
  hoursOfBothSecrets: 24,
}

const kinds = z
  .array(z.enum(changeKinds))
  .min(1)
  .max(changeKinds.length)
  .transform((names) => [...new Set(names)])

const address = z
  .string()
  .max(webhookLimits.address)
  .regex(/^https?:\/\/[^\s\p{C}]+$/iu)
  .meta({ description: 'An https address that is reached from the internet' })

const secret = z.string().meta({
  description: 'Shown this once: `whsec_` and the key in base64 (Standard Webhooks). Signs what is sent.',
})

export const Webhook = z.object({
  id: z.int(),
  address: z.string(),
  kinds: z.array(z.enum(changeKinds)),
  is_on: z.boolean(),
  switched_off_at: time.nullable().meta({ description: 'When it was switched off after a day of failures' }),
  previous_secret_until: time.nullable().meta({ description: 'Until when both secrets sign' }),
  created_at: time,
  updated_at: time,
  version: z.int(),
})
export type Webhook = z.infer<typeof Webhook>

/** Returned once, when the secret is created. */
export const WebhookWithSecret = Webhook.extend({ secret })

/** Why a delivery failed. */
const troubles = ['address', 'unreachable', 'timeout', 'certificate', 'status', 'owner'] as const
export type WebhookTrouble = (typeof troubles)[number]

export const WebhookDelivery = z.object({
  id: z.int(),
  created_at: time,
  changes: z.int(),
  attempts: z.int(),
  state: z.enum(['waiting', 'sent', 'failed']),
  tried_at: time.nullable(),
  next_at: time.nullable(),
  trouble: z.enum(troubles).nullable(),
  status: z.int().nullable(),
  answer: z
    .string()
    .nullable()
    .meta({ description: 'The beginning of what was answered; long codes are left out' }),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const NewWebhook = z.object({ address, kinds })

/** Addresses of other systems that receive changes of their owner's scope. */
export const webhookCalls = {
  list: get('/api/webhook/', { access: 'webhook.list', answer: z.array(Webhook) }),
  create: post('/api/webhook/', {
    access: 'webhook.write',
    body: NewWebhook,
    answer: WebhookWithSecret,
  }),
  change: patch('/api/webhook/{id}/', {
    access: 'webhook.write',
    body: NewWebhook.extend({ is_on: z.boolean() }).partial(),
    answer: Webhook,
  }),
  remove: remove('/api/webhook/{id}/', { access: 'webhook.write', answer: success(['webhook_deleted']) }),
  renewSecret: post('/api/webhook/{id}/secret/', {
    access: 'webhook.write',
    answer: WebhookWithSecret,
    status: 200,
  }),
  deliveries: get('/api/webhook/{id}/deliveries/', {
    access: 'webhook.list',
    query: z.object(paging),
    answer: Page(WebhookDelivery),
  }),
  sendAgain: post('/api/webhook/{id}/deliveries/{delivery}/send/', {
    access: 'webhook.write',
    answer: success(['delivery_queued']),
    status: 200,
  }),
}
