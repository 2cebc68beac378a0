import { Problem } from 'contract/problems'

type Bucket = { tokens: number; at: number }

/** Each person may ask `perSecond` requests a second, twice as many in one burst; 0 lets everything pass. */
export const throttle = (perSecond: number, now: () => number = () => performance.now()) => {
  const buckets = new Map<number, Bucket>()
  const burst = perSecond * 2
  const refilled = (bucket: Bucket | undefined): number =>
    bucket ? Math.min(burst, bucket.tokens + ((now() - bucket.at) / 1000) * perSecond) : burst

  return (person: number): void => {
    if (perSecond === 0) return
    const tokens = refilled(buckets.get(person)) - 1
    if (tokens < 0) throw new Problem('throttled', { retry_after: 1 })
    buckets.set(person, { tokens, at: now() })
    if (buckets.size > 10_000) {
      for (const [who, bucket] of buckets) if (refilled(bucket) === burst) buckets.delete(who)
    }
  }
}
