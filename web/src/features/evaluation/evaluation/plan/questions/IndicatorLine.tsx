import type { Indicator, Option } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../../i18n/translation.tsx'

/** An indicator with its current letter; the letter's meaning is read out by screen readers. */
export function IndicatorLine({
  indicator,
  option,
}: {
  indicator: Indicator | undefined
  option: Option | undefined
}) {
  const { t } = useTranslation()
  if (!indicator) return null
  return (
    <span className="flex items-start gap-2.5 text-15">
      <span
        aria-hidden="true"
        className="grid min-w-8 shrink-0 place-items-center rounded-small border border-border bg-surface2 px-1.5 text-14 font-strong"
      >
        {option?.code ?? '–'}
      </span>
      <span className="min-w-0">
        <span className="text-text2 tabular-nums">{indicator.code}</span> {indicator.name}
        {option && (
          <span className="sr-only">{`. ${t('plan.ratedNow', { code: option.code, label: option.label })}`}</span>
        )}
      </span>
    </span>
  )
}
