/** Days are `2026-11-20` and months `2026-11`, without a time, so that no time zone shifts them. */

const day = 24 * 60 * 60 * 1000

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

const monthOf = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** With fewer months the columns would be too wide. */
const monthsAtLeast = 6

/** Beyond this only the months around today are shown. */
const monthsAtMost = 24
const monthsBack = 6

/**
 * The months from the first to the last of these days and today, and the position of a day among them from 0 to 1; a
 * day far from today may lie outside.
 */
export const monthsAround = (today: string, days: readonly string[]) => {
  const now = monthNumber(today)
  const numbers = [now, ...days.map(monthNumber)]
  const isWide = Math.max(...numbers) - Math.min(...numbers) >= monthsAtMost
  const near = numbers.filter((each) => each >= now - monthsBack && each < now - monthsBack + monthsAtMost)
  const first = Math.min(...(isWide ? near : numbers))
  const length = Math.max(monthsAtLeast, Math.max(...(isWide ? near : numbers)) - first + 1)
  const months = Array.from({ length }, (_, index) => monthOf(first + index))
  const start = timeOf(`${monthOf(first)}-01`)
  const end = timeOf(`${monthOf(first + length)}-01`)
  return {
    months,
    isInside: (date: string): boolean => months.includes(date.slice(0, 7)),
    placeOf: (date: string): number => (timeOf(date) + day / 2 - start) / (end - start),
  }
}

/** Today in the reader's time zone. */
export const today = (now: Date = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
