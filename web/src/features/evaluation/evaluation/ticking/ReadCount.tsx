import { type Basis, shareOf } from 'contract/evaluation/proposed-letters'
import type { Indicator } from 'contract/instrument/instruments'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { Share } from './Share.tsx'
import type { BasisThen } from './TickedStages.tsx'

const countText = (t: Translate, basis: Basis): string | null => {
  const { reached, of } = basis
  if (reached === null || of === null) return null
  const share = shareOf(basis)
  const counted = t('ticking.counted', { reached: formatNumber(reached), of: formatNumber(of) })
  return share === null ? counted : `${counted}, ${t('ticking.share', { share: formatNumber(share) })}`
}

type Props = { indicator: Indicator; basis: Basis; then: BasisThen | null }

export function ReadCount({ indicator, basis, then }: Props) {
  const { t } = useTranslation()
  const { reached, of } = basis
  const before = then && countText(t, then.basis)
  return (
    <div className="grid content-start gap-0.5 rounded-card border border-border bg-surface px-3 py-2 text-14">
      {reached === null || of === null ? (
        <p>{t('ticking.noNumbers')}</p>
      ) : (
        <>
          <p className="text-16 font-strong tabular-nums">
            {t('ticking.counted', { reached: formatNumber(reached), of: formatNumber(of) })}
          </p>
          <Share basis={basis} />
          <p className="text-13 leading-snug text-text2">
            {indicator.of} · {indicator.reached}
          </p>
        </>
      )}
      {before && (
        <p className="text-text2">{t('ticking.countedThen', { year: String(then.year), counted: before })}</p>
      )}
    </div>
  )
}
