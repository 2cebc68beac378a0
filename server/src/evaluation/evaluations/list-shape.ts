import type { Language } from 'contract/platform/shapes'
import type { Scope } from '../../access/scope.ts'
import type { Depth } from '../../platform/database/listing.ts'

export const filters = [
  'country',
  'region',
  'school',
  'search',
  'year',
  'status',
  'kind',
  'reviewer',
] as const

export type Shape = {
  scope: Scope
  language: Language
  order: string
  summary: boolean
  depth: Depth
  has: Record<(typeof filters)[number], boolean>
  /** `sort` finds all matching rows and sorts them; `walk` scans an index in the order. */
  way: 'sort' | 'walk'
}

/** Names are folded: without case and accents. */
export type Values = {
  areas: number[]
  country: string
  region: string
  school: number
  search: string
  year: number
  status: string
  kind: number
  reviewer: number
  limit: number
  offset: number
}
