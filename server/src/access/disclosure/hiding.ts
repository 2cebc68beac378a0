import type { HiddenReason } from 'contract/access/disclosure'
import type { Statistics } from 'contract/insight/statistics/statistics'

/** A value as the reader gets it: null without a reason where it is not there anyway. */
export type Hide = (value: number | null, reason: HiddenReason | null) => number | null

/** Hides values and counts them by their reason. */
export const hiding = (): { hide: Hide; hidden: () => Pick<Statistics, 'suppressed' | 'reasons'> } => {
  const counts = new Map<HiddenReason, number>()
  return {
    hide: (value, reason) => {
      if (reason === null || value === null) return value
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
      return null
    },
    hidden: () => ({
      suppressed: [...counts.values()].reduce((sum, count) => sum + count, 0),
      reasons: [...counts].map(([reason, values]) => ({ reason, values })),
    }),
  }
}
