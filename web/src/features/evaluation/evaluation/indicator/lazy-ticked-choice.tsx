import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import type { TickedChoiceProps } from '../ticking/TickedChoice.tsx'
import { AnswerChoice } from './AnswerChoice.tsx'

const Ticked = lazily(
  async () =>
    (await Promise.all([import('../ticking/TickedChoice.tsx'), readOwnTexts('ticking')]))[0].TickedChoice,
  (props: TickedChoiceProps) => <AnswerChoice {...props} />,
  true,
)

/** An indicator without statements, of the first edition, has only its words and letters. */
export function TickedChoice(props: TickedChoiceProps) {
  return props.indicator.statements?.length > 0 ? <Ticked {...props} /> : <AnswerChoice {...props} />
}
