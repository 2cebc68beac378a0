import type { FormerParts } from 'contract/evaluation/edition-moves'
import { FormerAnswer } from './FormerAnswer.tsx'
import type { FormerProps } from './former-props.ts'

type Props = FormerProps & {
  answers: FormerParts['answers']
  /** What they are to the question: the same in other words, or another one. Told once for all. */
  hints: { reworded: string; other: string }
}

/** What was answered before, beside the question that stands there now. */
export function FormerAnswers({ ready, movedAt, answers, hints }: Props) {
  return answers.map((answer, at) => (
    <FormerAnswer
      key={answer.id}
      ready={ready}
      movedAt={movedAt}
      answer={answer}
      {...(answer.other !== answers[at - 1]?.other && { hint: answer.other ? hints.other : hints.reworded })}
    />
  ))
}
