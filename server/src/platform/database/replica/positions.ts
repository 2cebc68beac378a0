/** A position in PostgreSQL's log, such as `16/B374D848`, as a number. */
export const positionFrom = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The primary had written so far at a moment, in milliseconds. */
type Sample = { position: bigint; at: number }

/**
 * Where the log of the primary was when. By it one knows how old a replica is that has come so far, without a clock of
 * another machine, and also while nobody writes.
 */
export const openPositions = (longest: number) => {
  let samples: Sample[] = []

  return {
    /** `at`: when the primary was asked. One look after the other. */
    note: (position: bigint, at: number): void => {
      const latest = samples.at(-1)
      // another primary has taken over, with less
      if (latest && position < latest.position) samples = []
      if (latest && position === latest.position) latest.at = at
      else samples.push({ position, at })
      const isOld = (each: Sample) => at - each.at > longest
      while (samples[1] && isOld(samples[1])) samples.shift()
    },
    /** Milliseconds that such a replica is behind at most; null where it is longer than anybody has looked. */
    ageOf: (position: bigint, now: number): number | null => {
      const reached = samples.findLast((each) => each.position <= position)
      return reached ? Math.max(0, now - reached.at) : null
    },
  }
}
