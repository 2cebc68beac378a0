import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { StageTexts } from '../indicator/StageTexts.tsx'
import type { ReviewedBasisProps } from '../ticking/ReviewedBasis.tsx'
import { nothingTicked } from '../ticking/use-basis.ts'

const Basis = lazily(
  async () =>
    (await Promise.all([import('../ticking/TickedParts.tsx'), readOwnTexts('ticking')]))[0].ReviewedBasis,
  (props: ReviewedBasisProps) => <StageTexts {...props} isCountApart />,
  true,
)

const Count = lazily(
  async () =>
    (await Promise.all([import('../ticking/TickedParts.tsx'), readOwnTexts('ticking')]))[0].ReadCount,
  <div className="min-h-24" />,
  true,
)

export const isCounted = ({ statements, scale }: ReviewedBasisProps['indicator']): boolean =>
  scale === 2 && statements?.length > 0

/** The two numbers beside the note and the evidence, which are read with them. */
export function ReviewedCount({
  indicator,
  basis,
  then,
}: Pick<ReviewedBasisProps, 'indicator' | 'basis' | 'then'>) {
  if (!isCounted(indicator)) return null
  return <Count indicator={indicator} basis={basis ?? nothingTicked} then={then} />
}

/** An indicator of the first edition has neither statements nor numbers. */
export function ReviewedBasis(props: ReviewedBasisProps) {
  return props.indicator.statements?.length > 0 ? <Basis {...props} /> : <StageTexts {...props} />
}
