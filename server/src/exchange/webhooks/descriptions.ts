import type { webhookCalls } from 'contract/exchange/webhooks'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof webhookCalls> = {
  noun: 'Webhook',
  calls: {
    list: ['One’s own webhooks, the oldest first.'],
    create: [
      'Registers an https address that is sent the changes of these kinds in one’s area, as the feed of changes has them, from now on. Each request is signed as Standard Webhooks has it (`webhook-id`, `webhook-timestamp`, `webhook-signature`: HMAC-SHA256 over the three parts `id.timestamp.body`). Refused with `address_refused` where the address is not https, cannot be resolved, or lies in a network of its own. The answer’s `secret` is shown this once.',
      'address_refused',
      'quota_exceeded',
    ],
    change: [
      'Changes address or kinds, or switches off and on; switched on again it goes on where it stopped, and tries what failed last once more.',
      'address_refused',
      'version_conflict',
    ],
    remove: ['Deletes a webhook with its log.', 'version_conflict'],
    renewSecret: [
      'Makes a new secret, shown this once. For a day the one before signs too.',
      'version_conflict',
    ],
    deliveries: ['What was sent to a webhook in the last week, the newest first, and what was answered.'],
    sendAgain: ['Sends one of these again, the same words under the same id.'],
  },
}
