import type { Basis } from 'contract/evaluation/proposed-letters'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useLazy } from '../../../../ui/waiting/use-lazy.ts'
import { AnswerChoice, type AnswerChoiceProps } from '../indicator/AnswerChoice.tsx'
import { StageTexts } from '../indicator/StageTexts.tsx'
import { useBasis } from './use-basis.ts'

type Parts = Pick<typeof import('./TickedParts.tsx'), 'TickedParts' | 'proposalOf'>
// Once loaded, the parts are rendered at once.
let loaded: Parts | null = null
const load = async (): Promise<Parts> => {
  ;[loaded] = await Promise.all([import('./TickedParts.tsx'), readOwnTexts('ticking')])
  return loaded
}

type Props = Omit<AnswerChoiceProps, 'onAnswer'> & {
  saved: Basis | null
  /** Name of the draft of what is ticked before there is an answer; null where nothing is stored. */
  basisName: string | null
  onAnswer: (option: number, na_reason: string | null, basis?: Basis) => void
}

/**
 * An indicator with statements to tick or two numbers, which suggest a letter; one of the first edition has neither.
 * Letters, ticks and numbers are shown at once, their fields after loading.
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
