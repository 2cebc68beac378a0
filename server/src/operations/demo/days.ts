/** YYYY-MM-DD so many days from today, before it when negative: the demonstration is as old wherever it is filled. */
export const dayFrom = (today: Date, days: number): string =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
