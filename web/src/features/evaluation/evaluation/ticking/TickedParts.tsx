import { type Basis, proposedBy, shareOf } from 'contract/evaluation/proposed-letters'
import type { Indicator, Option } from 'contract/instrument/instruments'
import { formatNumber } from '../../../../i18n/format-number.ts'
import type { Translate } from '../../../../i18n/translation.tsx'
import type { StagesShown } from '../indicator/AnswerChoice.tsx'
import type { Proposal } from '../indicator/LetterBar.tsx'
import { optionsFor } from '../indicator/rules.ts'
import { CountedShare } from './CountedShare.tsx'
import { ProposalLine } from './ProposalLine.tsx'
import { ReadCount } from './ReadCount.tsx'
import { TickedStages } from './TickedStages.tsx'

// In one file, since judging and reviewing show the same parts.
export { ReadCount } from './ReadCount.tsx'
export { ReviewedBasis } from './ReviewedBasis.tsx'

/** The option that ticks or numbers suggest, and how its letter is marked. */
export const proposalOf = (
  t: Translate,
  indicator: Indicator,
  basis: Basis,
  options: readonly Option[],
): { proposed: Option; proposal: Proposal } | null => {
  const code = proposedBy(indicator, basis)
  const proposed = optionsFor(indicator, options).find((option) => option.code === code)
  const share = shareOf(basis)
  return proposed
    ? {
        proposed,
        proposal: {
          option: proposed.id,
          mark: share === null ? t('ticking.mark') : formatNumber(share),
          label: t('ticking.markLabel'),
        },
      }
    : null
}

type Props = {
  indicator: Indicator
  basis: Basis
  proposed: Option | undefined
  isFrozen: boolean
  shown: StagesShown
  onChange: (basis: Basis) => void
}

export function TickedParts({ indicator, basis, proposed, isFrozen, shown, onChange }: Props) {
  const { chosen, options, choose } = shown
  return (
    <>
      <ProposalLine
        indicator={indicator}
        basis={basis}
        proposed={proposed}
        chosen={chosen}
        isFrozen={isFrozen}
        onTake={choose}
      />
      {indicator.scale === 2 &&
        (isFrozen ? (
          <div className="mt-2">
            <ReadCount indicator={indicator} basis={basis} then={null} />
          </div>
        ) : (
          <CountedShare
            indicator={indicator}
            basis={basis}
            onCount={(numbers) => onChange({ ...basis, ...numbers })}
          />
        ))}
      <TickedStages
        indicator={indicator}
        options={options}
        chosen={chosen}
        ticked={basis.statements}
        isFrozen={isFrozen}
        onTick={(statements) =>
          onChange({ ...basis, statements: statements.toSorted((one, other) => one - other) })
        }
      />
    </>
  )
}
