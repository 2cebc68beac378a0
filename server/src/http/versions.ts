import { Problem } from 'contract/problems'

/** What `If-Match` asks for: a version, or nothing (also for `*`, since a missing row is 404 anyway). */
export const versionAsked = (header: string | undefined): number | null => {
  if (header === undefined || header.trim() === '*') return null
  return Number(/^(?:W\/)?"v(\d{1,9})"$/.exec(header.trim())?.[1] ?? Number.NaN)
}

/** Does `If-None-Match` name this tag? It may name several, and a proxy that compresses weakens them. */
export const isKept = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()))

/** Refuses a change of a row that somebody else changed since it was read. */
export const mustBeVersion = (asked: { version: number | null }, current: number): void => {
  if (asked.version !== null && asked.version !== current)
    throw new Problem('version_conflict', { version: current })
}
