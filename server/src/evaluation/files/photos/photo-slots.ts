const signal = () => {
  let give: () => void = () => undefined
  const whenFree = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given: whenFree, give }
}

/** A lock for several shared holders or one exclusive one, first come first served; returns the release function. */
export const openMutex = () => {
  const inside = new Set<Promise<void>>()
  let door: Promise<void> = Promise.resolve()
  return async (isExclusive: boolean): Promise<() => void> => {
    const before = door
    const next = signal()
    door = next.given
    await before
    if (isExclusive) await Promise.all(inside)
    const stay = signal()
    inside.add(stay.given)
    void stay.given.then(() => {
      inside.delete(stay.given)
      next.give()
    })
    if (!isExclusive) next.give()
    return stay.give
  }
}
