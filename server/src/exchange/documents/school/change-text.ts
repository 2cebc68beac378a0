import { shownChange } from 'contract/evaluation/scores/scores'
import type { LineResults } from 'contract/insight/results/school-results'
import type { Voice } from '../voice.ts'

type Compared = NonNullable<LineResults['categories'][number]['compared']>

/**
 * The change since the line before, in percentage points: only when it is clear, and always with its counts (domain
 * §4.3).
 */
export const changeText = (
  { t, score, number }: Voice,
  { percent, change }: { percent: number | null; change: number | null },
  { matched, up, same, down, gained, lost, clear_from, clear }: Compared,
  isShort = false,
): string => {
  if (change === null) return t('results.change.tooFew', { count: matched })
  const text = clear
    ? t(`results.change.${change > 0 ? 'up' : 'down'}`, {
        points: score(Math.abs(shownChange(percent, change))),
      })
    : t('results.change.unclear')
  const counted = { up: number(up), same: number(same), down: number(down) }
  const counts = isShort
    ? t('results.change.counts', counted)
    : t('results.change.allCounts', { ...counted, count: matched })
  const letters = { gained: number(gained), lost: number(lost), from: number(clear_from) }
  return [text, counts, t('results.change.letters', letters)].join(' · ')
}
