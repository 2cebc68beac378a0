/** The day it is in UTC, `2026-11-24`: lateness and dates of papers are the same for every server and every reader. */
export const utcDay = (): string => new Date().toISOString().slice(0, 10)
