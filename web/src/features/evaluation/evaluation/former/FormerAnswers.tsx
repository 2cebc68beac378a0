import type { FormerParts } from 'contract/evaluation/edition-moves'
import { FormerAnswer } from './FormerAnswer.tsx'
import type { FormerProps } from './former-props.ts'

type Props = FormerProps & {
  answers: FormerParts['answers']
  /** Shown once for all answers whose question was reworded, and once for those of another question. */
  hints: { reworded: string; other: string }
}

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
