import { shownScore } from 'contract/evaluation/scores/scores'
import { shownLocale } from './shown-locale.ts'

export function formatNumber(value: number, digits = 0): string {
  return new Intl.NumberFormat(shownLocale(), { maximumFractionDigits: digits }).format(value)
}

/** One decimal, half up (domain.md, 4.1). */
export function formatScore(value: number): string {
  return new Intl.NumberFormat(shownLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    shownScore(value),
  )
}

/** A part of 1, for example 0.57 as "57%". */
export function formatPercent(part: number, digits = 0): string {
  return new Intl.NumberFormat(shownLocale(), { style: 'percent', maximumFractionDigits: digits }).format(
    part,
  )
}

/** "4.8 MB"; kilobytes below a megabyte, gigabytes above. */
export function formatBytes(bytes: number): string {
  const [unit, size] =
    bytes >= 1e9
      ? (['gigabyte', 1e9] as const)
      : bytes >= 1e6
        ? (['megabyte', 1e6] as const)
        : (['kilobyte', 1e3] as const)
  return new Intl.NumberFormat(shownLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: size === 1e3 ? 0 : 1,
  }).format(bytes / size)
}
