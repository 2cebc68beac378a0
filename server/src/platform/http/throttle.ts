import { Problem } from 'contract/platform/problems'
import { recentlyUsed } from '../recently-used.ts'

type Bucket = { tokens: number; at: number }

/** Who asked least lately is dropped beyond so many: the store stays small whatever addresses come. */
const most = 20_000

/**
 * Each person, or address, may ask `perSecond` requests a second, and `burst` at once after a pause; 0 lets everything
 * pass.
 */
export const throttle = <Key extends number | string>(
  perSecond: number,
  burst = perSecond * 2,
  now: () => number = () => performance.now(),
) => {
  const buckets = recentlyUsed<Key, Bucket>(most)
  const refilled = (bucket: Bucket | undefined): number =>
    bucket ? Math.min(burst, bucket.tokens + ((now() - bucket.at) / 1000) * perSecond) : burst

  return (key: Key): void => {
    if (perSecond === 0) return
    const bucket = buckets.get(key)
    const tokens = refilled(bucket) - 1
    if (tokens < 0) throw new Problem('throttled', { retry_after: 1 })
    if (bucket) Object.assign(bucket, { tokens, at: now() })
    else buckets.set(key, { tokens, at: now() })
  }
}

/** A class that opens its devices at once signs in and renews within seconds; many schools share one address. */
const anonymousBurst = 15

/** Beyond it nobody looks for a token any more: as many as a school with all its devices needs. */
const unknownTokens = 10

/** The limits of all requests: of who is signed in by person, of all others by address (IPv6: the /64). */
export const requestLimits = ({ perSecond, anonymous }: { perSecond: number; anonymous: number }) => {
  const ofAddress = perSecond === 0 ? 0 : anonymous
  return {
    person: throttle<number>(perSecond),
    anonymous: throttle<string>(ofAddress, ofAddress * anonymousBurst),
    unknownToken: throttle<string>(ofAddress * unknownTokens, ofAddress * unknownTokens * anonymousBurst),
  }
}

export type RequestLimits = ReturnType<typeof requestLimits>
