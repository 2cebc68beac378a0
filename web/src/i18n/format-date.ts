import { shownLocale } from './shown-locale.ts'

const day = 24 * 60 * 60 * 1000

/** 20-11-2026, in the reader's time zone, the same in every language. */
export function formatDate(time: Date | string | number): string {
  const date = new Date(time)
  return [pad(date.getDate()), pad(date.getMonth() + 1), date.getFullYear()].join('-')
}

/** A day without a time, `2026-11-20`, is the same in every time zone: 20-11-2026. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('-')
}

/** 16:42 */
export function formatTime(time: Date | string | number): string {
  const date = new Date(time)
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** 20-11-2026 16:42 */
export function formatDateTime(time: Date | string | number): string {
  return `${formatDate(time)} ${formatTime(time)}`
}

/** "today", "yesterday", "3 days ago" by the reader's calendar days, as within a sentence; the date after a month. */
export function formatDaysAgo(time: Date | string | number, now: Date = new Date()): string {
  const days = Math.round((midnight(new Date(time)) - midnight(now)) / day)
  if (Math.abs(days) > 30) return formatDate(time)
  // Vietnamese has "Hôm nay", where all other words are small
  return new Intl.RelativeTimeFormat(shownLocale(), { numeric: 'auto' })
    .format(days, 'day')
    .toLocaleLowerCase()
}

function midnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
