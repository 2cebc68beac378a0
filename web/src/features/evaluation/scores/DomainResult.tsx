import { useTranslation } from 'react-i18next'
import { formatScore } from '../../../i18n/format-number.ts'

/** A domain's percent as a bar and a number; a domain without a result says so. */
export function DomainResult({ percent }: { percent: number | null }) {
  const { t } = useTranslation()
  if (percent === null) return <span className="text-14 text-text2">{t('scores.notReported')}</span>
  const words = formatScore(percent)
  return (
    <span className="flex items-center gap-3">
      <span className="sr-only">{t('scores.result', { percent: words })}</span>
      <span
        aria-hidden="true"
        className="h-2 flex-1 overflow-hidden rounded-pill bg-surface3 forced-colors:border forced-colors:border-[CanvasText]"
      >
        <span className="fill block h-full rounded-pill bg-primary" style={{ width: `${percent}%` }} />
      </span>
      <span aria-hidden="true" className="w-11 text-end text-15 font-strong tabular-nums">
        {words}
      </span>
    </span>
  )
}
