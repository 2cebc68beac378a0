/** What somebody is reminded of: how much in all, and the longest waiting with the page where each is worked on. */
export type Reminder = {
  late: number
  to_confirm: number
  to_review: number
  items: { kind: 'late' | 'to_confirm' | 'to_review'; school: string; days: number; address: string }[]
}
