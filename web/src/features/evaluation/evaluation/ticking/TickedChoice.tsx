import type { Basis } from 'contract/evaluation/proposed-letters'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useLazy } from '../../../../ui/waiting/use-lazy.ts'
import { AnswerChoice, type AnswerChoiceProps } from '../indicator/AnswerChoice.tsx'
import { StageTexts } from '../indicator/StageTexts.tsx'
import { useBasis } from './use-basis.ts'

type Parts = Pick<typeof import('./TickedParts.tsx'), 'TickedParts' | 'proposalOf'>
// Shown again, they are there at once.
let loaded: Parts | null = null
const load = async (): Promise<Parts> => {
  ;[loaded] = await Promise.all([import('./TickedParts.tsx'), readOwnTexts('ticking')])
  return loaded
}

type Props = Omit<AnswerChoiceProps, 'onAnswer'> & {
  /** What the answer rests on; null while there is none. */
  saved: Basis | null
  /** Names what is ticked before there is an answer; null where nothing is kept. */
  basisName: string | null
  onAnswer: (option: number, na_reason: string | null, basis?: Basis) => void
}

/**
 * An indicator whose statements are ticked, or whose two numbers are told: they propose, the person decides. One of the
 * first edition has only its words. Letters, ticks and numbers are there at once; that ticks and numbers can be changed
 * comes a moment later.
 */
export function TickedChoice({ saved, basisName, onAnswer, ...props }: Props) {
  const { t } = useTranslation()
  const { indicator, answer, isFrozen } = props
  const isTicked = indicator.statements?.length > 0
  const coming = useLazy(load, isTicked && loaded === null, true)
  const parts = isTicked ? (coming ?? loaded) : null
  const { basis, change, taken } = useBasis({
    saved,
    name: basisName,
    onSave: (next) => answer && onAnswer(answer.option, answer.na_reason, next),
  })
  const found = parts?.proposalOf(t, indicator, basis, props.options)
  return (
    <AnswerChoice
      {...props}
      onAnswer={(option, reason) => onAnswer(option, reason, isTicked ? taken() : undefined)}
      proposal={found?.proposal ?? null}
      stages={(shown) =>
        parts ? (
          <parts.TickedParts
            indicator={indicator}
            basis={basis}
            proposed={found?.proposed}
            isFrozen={isFrozen}
            shown={shown}
            onChange={change}
          />
        ) : (
          <>
            {isTicked && <div className="min-h-11" />}
            <StageTexts {...shown} indicator={indicator} basis={basis} />
          </>
        )
      }
    />
  )
}
