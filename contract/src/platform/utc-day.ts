/**
 * The day of a time in UTC, `2026-11-24`: the same for every server and reader, for lateness and dates of documents.
 */
export const utcDay = (at: number = Date.now()): string => new Date(at).toISOString().slice(0, 10)
