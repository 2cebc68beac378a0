import type { Fields, ShownFields } from '../platform/fields.ts'
import { limits } from '../platform/limits.ts'

export const personTexts = {
  full_name: { kind: 'text', limit: limits.name, isRequired: true },
  phone: { kind: 'text', limit: limits.phone },
} as const satisfies Fields

const { full_name, ...furtherTexts } = personTexts

/** In the order of files. */
export const userFields = {
  username: { kind: 'text', limit: limits.username, isRequired: true },
  full_name,
  email: { kind: 'text', limit: limits.email },
  ...furtherTexts,
  country: { kind: 'place' },
  role: { kind: 'choice', codes: ['0', '1', '2', '3'] },
  areas: { kind: 'places' },
  language: { kind: 'code' },
  is_active: { kind: 'flag', isNotImported: true },
  last_login: { kind: 'time', isDerived: true, isNotImported: true },
  created_at: { kind: 'time', isDerived: true, isNotImported: true },
} as const satisfies ShownFields
