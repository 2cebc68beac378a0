import type { Review } from 'contract/evaluation/lines'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'

type About = Pick<Review['messages'][number], 'indicator' | 'category' | 'stage'>

export const useTargetOf = ({
  indicators,
  categories,
}: Pick<EvaluationReady, 'indicators' | 'categories'>) => {
  const { t } = useTranslation()
  return ({ indicator, category, stage }: About): { code: string; label: string } | null => {
    const placed = indicators.find((each) => each.indicator.id === indicator)
    if (placed) {
      const { code, short } = placed.indicator
      return { code, label: [code, short].filter(Boolean).join(' ') }
    }
    const folder = categories.find(({ id }) => id === category)
    const first = indicators.find((each) => each.category.id === category)
    if (!folder || !first) return null
    const label =
      stage === null
        ? `${folder.number}. ${folder.name}`
        : t('evidence.cell', { number: folder.number, stage: t(`ui.stage.${stage}`) })
    return { code: first.indicator.code, label }
  }
}
