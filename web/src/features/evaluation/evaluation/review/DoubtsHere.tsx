import type { Indicator } from 'contract/instrument/instruments'
import { TriangleAlert } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { useLineBefore } from '../where/use-line-before.ts'
import { evidenceDoubtsOf } from './evidence-doubts-of.ts'

export function DoubtsHere({ ready, indicator }: { ready: EvaluationReady; indicator: Indicator }) {
  const { t } = useTranslation()
  const { hasBefore, line: before } = useLineBefore(ready.detail)
  if (hasBefore && !before) return null
  return evidenceDoubtsOf(ready.detail.line, before, indicator.id).map((doubt) => (
    <p key={doubt} className="mt-1.5 flex items-start gap-1.5 text-14 text-text">
      <Icon of={TriangleAlert} size="small" className="mt-0.5 text-review" />
      {t(`review.doubt.${doubt}`)}
    </p>
  ))
}
