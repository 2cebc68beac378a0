import { Problem } from 'contract/platform/problems'

/**
 * What `If-Match` asks for: one of these versions, or nothing (also for `*`, since a missing row is 404 anyway). A weak
 * tag never matches (RFC 9110, 13.1.1).
 */
export const requestedVersions = (header: string | undefined): number[] | null => {
  if (header === undefined || header.trim() === '*') return null
  return header.split(',').map((tag) => Number(/^"v(\d{1,9})"$/.exec(tag.trim())?.[1] ?? Number.NaN))
}

/** Does `If-None-Match` name this tag? It may name several, and a proxy that compresses weakens them. */
export const isCached = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()))

/** Refuses a change of a row that somebody else changed since it was read. */
export const assertVersion = (context: { versions: number[] | null }, current: number): void => {
  if (context.versions !== null && !context.versions.includes(current))
    throw new Problem('version_conflict', { version: current })
}
