import type { EditionLink } from '../instruments.ts'
import type { Fault } from './fault.ts'

type Linked = { code: string; scale: number; link: EditionLink | null; from: readonly string[] }

/**
 * The predecessors of an indicator must exist, belong to no other, and have the same code and scale where they are
 * compared. `before` are the scales of the edition before, by code.
 */
export function linkFaults(indicator: Linked, before: ReadonlyMap<string, number>): Fault[] {
  const { link, from } = indicator
  if (link === 'new') return from.length === 0 ? [] : [{ code: 'link_new' }]
  const unknown = from
    .filter((code) => !before.has(code))
    .map((text): Fault => ({ code: 'link_unknown', text }))
  const own = ownFault(indicator, before)
  return own ? [...unknown, own] : unknown
}

function ownFault({ code, scale, link, from }: Linked, before: ReadonlyMap<string, number>): Fault | null {
  if (link === null) return { code: 'link_missing' }
  if (link === 'split') return from.length === 1 ? null : { code: 'link_split' }
  if (link === 'merged') return from.length > 1 ? null : { code: 'link_merged' }
  if (from.length !== 1 || from[0] !== code) return { code: 'link_own', text: link, rather: code }
  return before.get(code) === scale ? null : { code: 'link_scale', text: link }
}
