import type { Basis } from 'contract/evaluation/proposed-letters'
import type { Indicator } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { CountField } from '../../../../ui/fields/CountField.tsx'
import { Share } from './Share.tsx'

type Props = {
  indicator: Indicator
  basis: Basis
  onCount: (numbers: Pick<Basis, 'reached' | 'of'>) => void
}

export function CountedShare({ indicator, basis, onCount }: Props) {
  const { t } = useTranslation()
  const { reached, of } = basis
  const exceedsGroup = reached !== null && of !== null && reached > of
  const field = {
    maxValue: limits.people,
    wrongCount: t('ticking.wrongCount', { most: formatNumber(limits.people) }),
  }
  return (
    <div className="mt-2 grid grid-cols-1 gap-x-4 gap-y-2 rounded-card lowbar:mt-1 lowbar:gap-y-1 border border-border bg-surface px-3 py-2 lowbar:py-1.5 letters:grid-cols-2">
      <CountField
        {...field}
        value={of}
        label={<Counted label={t('ticking.of')} who={indicator.of} />}
        onChange={(value) => onCount({ reached, of: value })}
      />
      <CountField
        {...field}
        value={reached}
        label={<Counted label={t('ticking.reached')} who={indicator.reached} />}
        problem={exceedsGroup ? t('ticking.tooMany') : undefined}
        onChange={(value) => onCount({ reached: value, of })}
      />
      <div className="letters:col-span-2">
        <Share basis={basis} />
      </div>
    </div>
  )
}

function Counted({ label, who }: { label: string; who: string | null }) {
  return (
    <>
      <b className="font-strong">{label}:</b> <span className="text-text2">{who}</span>
    </>
  )
}
