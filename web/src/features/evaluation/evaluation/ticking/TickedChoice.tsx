import { type Basis, proposedBy, shareOf } from 'contract/evaluation/proposed-letters'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useLazy } from '../../../../ui/waiting/use-lazy.ts'
import { AnswerChoice, type AnswerChoiceProps } from '../indicator/AnswerChoice.tsx'
import { optionsFor } from '../indicator/rules.ts'
import { useBasis } from './use-basis.ts'

type Parts = Pick<typeof import('./TickedParts.tsx'), 'TickedParts'>
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
 * first edition has only its words. The letters are there at once and stay: what is ticked comes a moment later.
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
  const code = parts && proposedBy(indicator, basis)
  const proposed = optionsFor(indicator, props.options).find((option) => option.code === code)
  const share = shareOf(basis)
  return (
    <AnswerChoice
      {...props}
      onAnswer={(option, reason) => onAnswer(option, reason, isTicked ? taken() : undefined)}
      proposal={
        proposed
          ? {
              option: proposed.id,
              mark: share === null ? t('ticking.mark') : formatNumber(share),
              label: t('ticking.markLabel'),
            }
          : null
      }
      {...(parts && {
        stages: (shown) => (
          <parts.TickedParts
            indicator={indicator}
            basis={basis}
            proposed={proposed}
            isFrozen={isFrozen}
            shown={shown}
            onChange={change}
          />
        ),
      })}
    />
  )
}
