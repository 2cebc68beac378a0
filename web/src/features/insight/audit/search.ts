import { numberFrom, textFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

export type AuditSearch = WindowSearch & {
  actor?: number | undefined
  deed?: string | undefined
  object_type?: string | undefined
  object_id?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined

export const auditSearch = (address: Record<string, unknown>): AuditSearch =>
  withoutEmpty({
    ...windowFrom(address),
    actor: numberFrom(address.actor),
    deed: textFrom(address.deed),
    object_type: textFrom(address.object_type),
    object_id: numberFrom(address.object_id),
    from: day(address.from),
    to: day(address.to),
  })
