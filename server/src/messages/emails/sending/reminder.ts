/** What somebody is reminded of: how much in all, and the longest waiting with the page where each is worked on. */
export type Reminder = {
  late: number
  to_confirm: number
  items: { kind: 'late' | 'to_confirm'; school: string; days: number; address: string }[]
}
