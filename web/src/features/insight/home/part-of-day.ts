type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** By the reader's clock; hours after midnight count as evening. */
export const partOfDay = (hour: number): PartOfDay => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? ''
