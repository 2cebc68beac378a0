import { planQuestions } from 'contract/evaluation/plan/action-plans'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Card } from '../../../../../ui/cards/Card.tsx'
import { FoldedCard } from '../../../../../ui/cards/FoldedCard.tsx'
import type { Planning } from '../planning.ts'
import { QuestionField } from './QuestionField.tsx'

type Props = {
  planning: Planning
  onUnsent: (number: number, isUnsent: boolean) => void
}

const numbers = Array.from({ length: planQuestions }, (_, index) => index + 1)

/** The questions are open while there are no goals and folded afterwards; unsaved answers open them. */
const useFold = ({ plan }: Planning, onUnsent: Props['onUnsent']) => {
  const [isFolded] = useState(plan.goals.length > 0)
  const [isOpen, setOpen] = useState(false)
  const noteUnsent = useCallback(
    (number: number, isUnsent: boolean) => {
      if (isUnsent) setOpen(true)
      onUnsent(number, isUnsent)
    },
    [onUnsent],
  )
  return { isFolded, isOpen, setOpen, noteUnsent }
}

export function QuestionsSection({ planning, onUnsent }: Props) {
  const { t } = useTranslation()
  const { plan } = planning
  const { isFolded, isOpen, setOpen, noteUnsent } = useFold(planning, onUnsent)
  const answered = plan.questions.length
  // Without goals the first unanswered question is open; kept in state so that it does not change while somebody
  // writes.
  const [first] = useState(() =>
    plan.editable && plan.goals.length === 0
      ? numbers.find((number) => !plan.questions.some((answer) => answer.number === number))
      : undefined,
  )
  const title = t('plan.questions')
  const count = t('plan.answeredOf', { count: answered, total: planQuestions })
  const fields = (
    <div className="grid gap-0.5 px-2 pb-3">
      {numbers.map((number) => (
        <QuestionField
          key={number}
          planning={planning}
          number={number}
          isOpenAtFirst={number === first}
          onUnsent={noteUnsent}
        />
      ))}
    </div>
  )
  if (isFolded)
    return (
      <FoldedCard title={title} hint={count} isOpen={isOpen} onToggle={setOpen}>
        {fields}
      </FoldedCard>
    )
  return (
    <Card
      title={title}
      {...(plan.editable && { hint: t('plan.questionsHint') })}
      aside={<span className="text-15 font-strong text-text2">{count}</span>}
      isFlush
    >
      {fields}
    </Card>
  )
}
