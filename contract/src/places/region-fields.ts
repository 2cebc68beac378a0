import type { Fields } from '../platform/fields.ts'
import { limits } from '../platform/limits.ts'

/** In the order of answers and files. */
export const regionFields = {
  name: { kind: 'text', limit: limits.name, isRequired: true },
  country: { kind: 'place' },
  schools: { kind: 'count', isDerived: true },
} as const satisfies Fields
