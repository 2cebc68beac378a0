type Valued = { value: number | null }

/**
 * Those that are lowest for sure, at most three: lower than every other one, of at least four that are shown. A tie at
 * the end names fewer, or none.
 */
export const furthestBelow = <Of extends Valued>(all: readonly Of[]): Of[] => {
  const inOrder = all
    .filter((each): each is Of & { value: number } => each.value !== null)
    .toSorted((one, other) => one.value - other.value)
  const count = [3, 2, 1].find((wanted) => (inOrder[wanted - 1]?.value ?? 0) < (inOrder[wanted]?.value ?? 0))
  return inOrder.length < 4 ? [] : inOrder.slice(0, count ?? 0)
}
