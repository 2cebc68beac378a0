import type { ShownFields } from '../platform/fields.ts'
import { limits } from '../platform/limits.ts'

/** In the order of answers and files; all are derived from the code. */
export const countryFields = {
  name: { kind: 'text', limit: limits.name, isDerived: true },
  code: { kind: 'code' },
  representative: { kind: 'place', isDerived: true },
  regions: { kind: 'count', isDerived: true },
  schools: { kind: 'count', isDerived: true },
} as const satisfies ShownFields
