/** Counts of a reminder, and the longest waiting entries with their pages. */
export type Reminder = {
  late: number
  to_confirm: number
  to_review: number
  items: { kind: 'late' | 'to_confirm' | 'to_review'; school: string; days: number; address: string }[]
}
