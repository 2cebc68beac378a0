import type { Statistics } from 'contract/insight/statistics/statistics'
import { useTranslation } from '../../../../i18n/translation.tsx'

export type Hidden = Pick<Statistics, 'suppressed' | 'reasons'>

type Props = {
  hidden: Hidden
  /** The number of the whole place is shown, those of its parts are hidden. */
  isShownForWhole?: boolean
}

/** Why numbers are hidden, one sentence for each reason; figures of older reports hold no reasons. */
export function HiddenReasons({ hidden, isShownForWhole = false }: Props) {
  const { t } = useTranslation()
  const { reasons = [] } = hidden
  return (
    <>
      {reasons.length === 0 && <p>{t('statistics.hidden')}</p>}
      {reasons.map(({ reason }) => (
        <p key={reason}>{t(`statistics.why.${reason}`)}</p>
      ))}
      {isShownForWhole && <p>{t('statistics.why.shownForWhole')}</p>}
    </>
  )
}
