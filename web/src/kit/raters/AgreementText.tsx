import type { Agreement } from 'contract/evaluation/rater-agreement'
import { formatNumber } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'

type Props = {
  agreement: Agreement
  /** Adds what the figure means. */
  isExplained?: boolean
}

/** How often two raters agree: counts first, then what the figure and its interval allow to say. */
export function AgreementText({ agreement, isExplained = false }: Props) {
  const { t } = useTranslation()
  const { compared, exact, near, one_not_applicable: oneOnly, both_not_applicable: both } = agreement
  const { kappa, verdict } = agreement
  if (verdict === 'none') return <p className="text-text2">{t('raters.agreement.none')}</p>
  return (
    <>
      <p>{t('raters.agreement.counts', { exact, near, compared })}</p>
      {oneOnly > 0 && <p>{t('raters.agreement.oneOnly', { count: oneOnly })}</p>}
      {both > 0 && <p className="text-text2">{t('raters.agreement.both', { count: both })}</p>}
      <p className="mt-1">
        {kappa === null
          ? t(verdict === 'few' ? 'raters.agreement.few' : 'raters.agreement.oneLetter')
          : t(`raters.agreement.${verdict === 'few' ? 'unclear' : verdict}`, {
              value: formatNumber(kappa.value, 2),
              low: formatNumber(kappa.low, 2),
              high: formatNumber(kappa.high, 2),
            })}
      </p>
      {isExplained && kappa !== null && (
        <p className="mt-1 text-14 text-text2">{t('raters.agreement.explained')}</p>
      )}
    </>
  )
}
