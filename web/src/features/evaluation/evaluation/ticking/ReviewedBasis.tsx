import { type Basis, proposedBy } from 'contract/evaluation/proposed-letters'
import type { Option } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { StageTextsProps } from '../indicator/StageTexts.tsx'
import { type BasisThen, TickedStages } from './TickedStages.tsx'
import { nothingTicked } from './use-basis.ts'

export type ReviewedBasisProps = StageTextsProps & {
  /** Null where there is no answer. */
  basis: Basis | null
  then: BasisThen | null
}

const nameOf = ({ stage, code, label }: Option): string => (stage === null ? label : code)

export function ReviewedBasis({ indicator, options, chosen, basis, then }: ReviewedBasisProps) {
  const { t } = useTranslation()
  const shownBasis = basis ?? nothingTicked
  const code = proposedBy(indicator, shownBasis)
  const proposed = options.find((option) => option.code === code)
  const isOther = proposed !== undefined && chosen !== undefined && proposed.id !== chosen.id
  return (
    <>
      {isOther && (
        <p className="mt-1.5 text-14">
          {t('ticking.schoolOther', { letter: nameOf(proposed), chosen: nameOf(chosen) })}
        </p>
      )}
      <TickedStages
        indicator={indicator}
        options={options}
        chosen={chosen}
        ticked={shownBasis.statements}
        then={then}
        isFrozen
        onTick={() => {}}
      />
    </>
  )
}
