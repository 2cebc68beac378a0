/** A seeded random generator (mulberry32), so that a run can be repeated. */
export type Chance = {
  below: (count: number) => number
  of: <Each>(list: readonly Each[]) => Each
  shuffled: <Each>(list: readonly Each[]) => Each[]
}

export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    of: (list) => {
      const drawn = list[below(list.length)]
      if (drawn === undefined) throw new Error('nothing to draw from')
      return drawn
    },
    shuffled: (list) =>
      list
        .map((each) => ({ each, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ each }) => each),
  }
}
