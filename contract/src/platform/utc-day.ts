/** The day of a moment (now) in UTC, `2026-11-24`: lateness and dates of papers are the same for every server and every reader. */
export const utcDay = (at: number = Date.now()): string => new Date(at).toISOString().slice(0, 10)
