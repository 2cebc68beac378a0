/**
 * A map that lets go of what was asked for least lately: it holds at most `most` entries, and at least half as many of
 * the latest. What is asked for often stays where it is: moving an entry at each look leaves more to collect than most
 * of what is looked up.
 */
export const recentlyUsed = <Key, Value>(most: number) => {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()

  const set = (key: Key, value: Value): void => {
    young.set(key, value)
    if (young.size <= most / 2) return
    old = young
    young = new Map()
  }

  const get = (key: Key): Value | undefined => {
    const value = young.get(key)
    if (value !== undefined) return value
    const before = old.get(key)
    if (before !== undefined) {
      old.delete(key)
      set(key, before)
    }
    return before
  }

  return {
    get,
    set,
    delete: (key: Key): void => {
      young.delete(key)
      old.delete(key)
    },
  }
}
