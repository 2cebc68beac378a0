import type { Instrument } from 'contract/instrument/instruments'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'

export function InstrumentCounts({ instrument }: { instrument: Instrument }) {
  const { t } = useTranslation()
  const counts = [
    [t('instruments.domains'), instrument.categories],
    [t('instruments.outcomes'), instrument.outcomes],
    [t('instruments.indicators'), instrument.indicators],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {counts.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-14 text-text2">{label}</dt>
          <dd className="text-20 font-bold tabular-nums">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
