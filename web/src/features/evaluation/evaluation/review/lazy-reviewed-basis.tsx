import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { StageTexts } from '../indicator/StageTexts.tsx'
import type { ReviewedBasisProps } from '../ticking/ReviewedBasis.tsx'

const Basis = lazily(
  async () =>
    (await Promise.all([import('../ticking/TickedParts.tsx'), readOwnTexts('ticking')]))[0].ReviewedBasis,
  (props: ReviewedBasisProps) => <StageTexts {...props} />,
  true,
)

/** An indicator of the first edition has neither statements nor numbers. */
export function ReviewedBasis(props: ReviewedBasisProps) {
  return props.indicator.statements?.length > 0 ? <Basis {...props} /> : <StageTexts {...props} />
}
