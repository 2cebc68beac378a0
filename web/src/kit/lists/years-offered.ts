/** So many years before this one; lines of earlier ones are seldom sought. */
const yearsBack = 10

/** Years to choose a filter from, the newest first: next year to ten years ago, and the one that is chosen already. */
export const yearsOffered = (chosen?: number, now = new Date().getFullYear()): number[] => {
  const usual = Array.from({ length: yearsBack + 2 }, (_, index) => now + 1 - index)
  return chosen === undefined || usual.includes(chosen)
    ? usual
    : [...usual, chosen].toSorted((one, other) => other - one)
}
