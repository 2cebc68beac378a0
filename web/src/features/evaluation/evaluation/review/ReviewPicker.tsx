import { useTranslation } from '../../../../i18n/translation.tsx'
import { NavButton } from '../domains/NavButton.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { ReviewNav } from './ReviewNav.tsx'
import { useReviewList } from './use-review-list.ts'

export function ReviewPicker({ ready, current }: { ready: EvaluationReady; current: PlacedIndicator }) {
  const { t } = useTranslation()
  const { filter, shown, judged } = useReviewList(ready, current)
  const total = ready.indicators.length
  const at = shown.indexOf(current) + 1
  const place = at === 0 ? String(shown.length) : t('evaluation.ofTotal', { count: at, total: shown.length })
  return (
    <NavButton
      title={`${t(`review.filter.${filter}`)} ·\u00a0${place.replaceAll(' ', '\u00a0')}`}
      text={`${t('review.lookedAt')}: ${t('evaluation.ofTotal', { count: judged, total })}`}
    >
      {(close) => <ReviewNav ready={ready} current={current} onChosen={close} />}
    </NavButton>
  )
}
