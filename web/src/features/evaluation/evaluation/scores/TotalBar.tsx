import { limits } from 'contract/platform/limits'
import { CircleAlert, CircleCheck } from 'lucide'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

type Props = { total: number; left: number; parts: readonly { number: number; weight: number }[] }

/** The running total as parts of a bar, and announced to screen readers. */
export function TotalBar({ total, left, parts }: Props) {
  const { t } = useTranslation()
  const isRight = left === 0
  const whole = Math.max(total, limits.scoresTotal)
  return (
    <div className="border-t border-border bg-surface2 px-4 py-4 wide:px-5">
      <p className="flex items-baseline justify-between gap-3 font-medium">
        {t('scores.total')}
        <span>
          <strong className="text-20 font-bold">{formatNumber(total)}</strong>{' '}
          {t('scores.ofTotal', { total: limits.scoresTotal })}
        </span>
      </p>
      <div aria-hidden="true" className="mt-2 flex h-3 gap-0.5">
        {parts.map(({ number, weight }) => (
          <span
            key={number}
            className={`rounded-[2px] ${number % 2 === 1 ? 'bg-primary' : 'bg-primary opacity-60'} forced-colors:border forced-colors:border-[CanvasText]`}
            style={{ width: `${((Number.isFinite(weight) ? weight : 0) / whole) * 100}%` }}
          />
        ))}
        {left > 0 && (
          <span
            className="rounded-[2px] border border-dashed border-danger"
            style={{ width: `${(left / whole) * 100}%` }}
          />
        )}
      </div>
      <p
        aria-live="polite"
        className={`mt-2 flex items-center gap-1.5 text-15 font-medium ${isRight ? 'text-valid' : 'text-danger'}`}
      >
        <Icon of={isRight ? CircleCheck : CircleAlert} size="small" />
        {isRight
          ? t('scores.adds')
          : left > 0
            ? t('scores.left', { count: left })
            : t('scores.over', { count: -left })}
      </p>
    </div>
  )
}
