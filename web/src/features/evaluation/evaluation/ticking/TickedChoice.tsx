import { type Basis, proposedBy } from 'contract/evaluation/proposed-letters'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerChoice, type AnswerChoiceProps } from '../indicator/AnswerChoice.tsx'
import { optionsFor } from '../indicator/rules.ts'
import { CountedShare, shareOf } from './CountedShare.tsx'
import { ProposalLine } from './ProposalLine.tsx'
import { TickedStages } from './TickedStages.tsx'
import { useBasis } from './use-basis.ts'

export type TickedChoiceProps = Omit<AnswerChoiceProps, 'onAnswer'> & {
  /** What the answer rests on; null while there is none. */
  saved: Basis | null
  /** Names what is ticked before there is an answer; null where nothing is kept. */
  basisName: string | null
  onAnswer: (option: number, na_reason: string | null, basis?: Basis) => void
}

/** An indicator whose statements are ticked, or whose two numbers are told: they propose, the person decides. */
export function TickedChoice({ saved, basisName, onAnswer, ...props }: TickedChoiceProps) {
  const { t } = useTranslation()
  const { indicator, answer, isFrozen } = props
  const { basis, change, taken } = useBasis({
    saved,
    name: basisName,
    onSave: (next) => answer && onAnswer(answer.option, answer.na_reason, next),
  })
  const code = proposedBy(indicator, basis)
  const proposed = optionsFor(indicator, props.options).find((option) => option.code === code)
  const share = shareOf(basis)
  return (
    <AnswerChoice
      {...props}
      onAnswer={(option, reason) => onAnswer(option, reason, taken())}
      proposal={
        proposed
          ? {
              option: proposed.id,
              mark: share === null ? t('ticking.mark') : formatNumber(share),
              label: t('ticking.markLabel'),
            }
          : null
      }
      stages={({ chosen, options, choose }) => (
        <>
          <ProposalLine
            indicator={indicator}
            basis={basis}
            proposed={proposed}
            chosen={chosen}
            isFrozen={isFrozen}
            onTake={choose}
          />
          {indicator.scale === 2 && (
            <CountedShare
              indicator={indicator}
              basis={basis}
              isFrozen={isFrozen}
              onCount={(numbers) => change({ ...basis, ...numbers })}
            />
          )}
          <TickedStages
            indicator={indicator}
            options={options}
            chosen={chosen}
            ticked={basis.statements}
            isFrozen={isFrozen}
            onTick={(statements) =>
              change({ ...basis, statements: statements.toSorted((one, other) => one - other) })
            }
          />
        </>
      )}
    />
  )
}
