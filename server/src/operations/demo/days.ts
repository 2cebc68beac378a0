/** YYYY-MM-DD, days from today, negative before: the demonstration is always equally old. */
export const dayFrom = (today: Date, days: number): string =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
