import type { Statistics } from 'contract/insight/statistics/statistics'
import { useTranslation } from '../../../../i18n/translation.tsx'

export type Hidden = Pick<Statistics, 'suppressed' | 'reasons'>

type Props = {
  hidden: Hidden
  /** The whole place shows a number that its parts do not. */
  isShownForWhole?: boolean
}

/** Why numbers are missing, one sentence for each reason. Figures of older reports have kept none. */
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
