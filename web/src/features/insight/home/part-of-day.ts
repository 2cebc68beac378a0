type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** By the hour on the reader's clock; the small hours still belong to the evening. */
export const partOfDay = (hour: number): PartOfDay => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** How somebody is greeted: the first word of the whole name. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? ''
