import { createHash } from 'node:crypto'
import type { RefusalDetails } from '../../audit/refusal-queries.ts'
import type { SecurityEvent } from './events.ts'

/** Kinds of refusals counted in memory at once; what comes beyond is counted together as of nobody in particular. */
export const mostKinds = 10_000
const minute = 60_000

export type Who = { actor: number | null; address: string | null }
export type Seen = Who & {
  event: SecurityEvent
  type: string
  details: RefusalDetails
  id: number | null
  request: string
}
export type Kind = Omit<Seen, 'id' | 'request'> & {
  key: Buffer
  times: number
  ids: Set<number>
  until: number
}

const keyOf = ({ actor, address, event, details }: Seen): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        actor,
        actor === null ? address : null,
        event,
        details.method,
        details.path,
        details.code,
      ]),
    )
    .digest()

/** What goes beyond the kinds that are counted apart. */
const asAnybody = (seen: Seen): Seen => {
  const { network: _, ...details } = seen.details
  return { ...seen, actor: null, address: null, details, type: 'call', id: null }
}

const firstOf = (seen: Seen, name: string, until: number): Kind => {
  const { id: _, request: __, ...rest } = seen
  return { ...rest, key: Buffer.from(name, 'hex'), times: 0, ids: new Set(), until }
}

/** Counts repeats of a refusal in memory: `add` says which is the first of its minute. */
export const refusalsCounted = (most = mostKinds, now: () => number = () => performance.now()) => {
  const kinds = new Map<string, Kind>()

  const known = (seen: Seen): [string, Kind | undefined, Seen] => {
    const name = keyOf(seen).toString('hex')
    const kind = kinds.get(name)
    if (kind || kinds.size < most) return [name, kind, seen]
    const anybody = asAnybody(seen)
    const shared = keyOf(anybody).toString('hex')
    return [shared, kinds.get(shared), anybody]
  }

  return {
    /** The kind when this is the first of its minute; null when it was only counted. */
    add: (seen: Seen): Kind | null => {
      const [name, kind, limit] = known(seen)
      if (kind && (now() < kind.until || kind.times > 0)) {
        kind.times += 1
        if (limit.id !== null && kind.ids.size < 20) kind.ids.add(limit.id)
        return null
      }
      const first = firstOf(limit, name, now() + minute)
      kinds.set(name, first)
      return first
    },
    /** Gives what was counted and begins anew; kinds whose minute passed without a repeat are let go. */
    take: (): Kind[] => {
      const counted: Kind[] = []
      for (const [name, kind] of kinds) {
        if (kind.times > 0) {
          counted.push({ ...kind })
          kind.times = 0
          kind.ids = new Set()
          kind.until = now() + minute
        } else if (now() >= kind.until) kinds.delete(name)
      }
      return counted
    },
    /** What could not be written is counted on. */
    putBack: (counted: Kind[]): void => {
      for (const { key, times, ids } of counted) {
        const kind = kinds.get(key.toString('hex'))
        if (!kind) continue
        kind.times += times
        for (const id of ids) if (kind.ids.size < 20) kind.ids.add(id)
      }
    },
    size: () => kinds.size,
  }
}
