import { formatNumber, formatScore } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { domainFigures } from './figures.ts'

type Props = { domain: ReturnType<typeof domainFigures>[number] | undefined }

/** A domain's percent as a bar and a number; while answers are missing, how many there are. */
export function DomainResult({ domain }: Props) {
  const { t } = useTranslation()
  if (domain && domain.answered < domain.indicators)
    return (
      <span className="text-14 text-text2">
        {t('scores.answeredOf', {
          answered: formatNumber(domain.answered),
          indicators: formatNumber(domain.indicators),
        })}
      </span>
    )
  const percent = domain?.percent ?? null
  if (percent === null) return <span className="text-14 text-text2">{t('scores.notReported')}</span>
  const score = formatScore(percent)
  return (
    <span className="flex items-center gap-3">
      <span className="sr-only">{t('scores.result', { percent: score })}</span>
      <span
        aria-hidden="true"
        className="h-2 flex-1 overflow-hidden rounded-pill bg-surface3 forced-colors:border forced-colors:border-[CanvasText]"
      >
        <span className="fill block h-full rounded-pill bg-primary" style={{ width: `${percent}%` }} />
      </span>
      <span aria-hidden="true" className="w-11 text-end text-15 font-strong tabular-nums">
        {score}
      </span>
    </span>
  )
}
