import { shownChange } from 'contract/evaluation/scores/scores'
import type { LineResults } from 'contract/insight/results/school-results'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide'
import { formatNumber, formatScore } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

type Domain = LineResults['categories'][number]
type Props = {
  percent: number | null
  change: number | null
  compared: NonNullable<Domain['compared']>
  isShort?: boolean
}

/**
 * The change since the line before in percentage points: shown only when it is clear, and with its counts (domain.md,
 * 4.3).
 */
export function ChangeTexts({ percent, change, compared, isShort = false }: Props) {
  const { t } = useTranslation()
  const { matched, up, same, down, gained, lost, clear_from: from, clear } = compared
  const way = change === null || !clear ? null : change > 0 ? 'up' : 'down'
  const icon = { same: ArrowRight, up: ArrowUp, down: ArrowDown }[way ?? 'same']
  const colour = { same: 'text-text2', up: 'text-valid', down: 'text-review' }[way ?? 'same']
  const text =
    change === null
      ? t('results.change.tooFew', { count: matched })
      : way
        ? t(`results.change.${way}`, { points: formatScore(Math.abs(shownChange(percent, change))) })
        : t('results.change.unclear')
  return (
    <span className={isShort ? 'grid justify-items-end wide:justify-items-start' : undefined}>
      <span
        className={`flex items-center gap-1 font-medium ${isShort && change !== null ? 'desk:whitespace-nowrap' : ''} ${colour}`}
      >
        {change !== null && <Icon of={icon} size="small" />}
        {text}
      </span>
      {change !== null && (
        <span className="block text-14 text-text2">
          {isShort
            ? t('results.change.counts', { up: formatNumber(up), down: formatNumber(down) })
            : t('results.change.allCounts', {
                count: matched,
                up: formatNumber(up),
                same: formatNumber(same),
                down: formatNumber(down),
              })}
        </span>
      )}
      {change !== null && (
        <span
          className={`block text-14 text-text2 ${isShort ? 'text-end wide:text-start print:text-start' : ''}`}
        >
          {t('results.change.letters', {
            gained: formatNumber(gained),
            lost: formatNumber(lost),
            from: formatNumber(from),
          })}
        </span>
      )}
    </span>
  )
}
