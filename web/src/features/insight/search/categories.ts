/** In the order in which they are shown. */
export const categories = [
  'pages',
  'schools',
  'regions',
  'evaluations',
  'plans',
  'reports',
  'people',
  'indicators',
] as const
type CategoryName = (typeof categories)[number]

/** Hits shown of each category. */
export const most = 5

export type Hit = { id: string; href: string; label: string; hint?: string }

export type Category = {
  name: CategoryName
  hits: readonly Hit[]
  isSearching: boolean
  error: unknown
  again: () => void
}
