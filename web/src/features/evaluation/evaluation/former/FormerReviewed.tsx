import { useQuery } from '@tanstack/react-query'
import type { Indicator } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FoldedCard } from '../../../../ui/cards/FoldedCard.tsx'
import { AnswerMark } from '../domains/AnswerMark.tsx'
import { FormerAnswers } from './FormerAnswers.tsx'
import { formerAt, latestOf } from './former-at.ts'
import type { FormerProps } from './former-props.ts'
import { formerPartsQuery } from './queries.ts'

export function FormerReviewed({ ready, movedAt, indicator }: FormerProps & { indicator: Indicator }) {
  const { t } = useTranslation()
  const { data } = useQuery(formerPartsQuery(ready.detail.line.id, movedAt))
  const answers = formerAt(data, indicator.id)
  const own = latestOf(answers)
  if (answers.length === 0) return null
  return (
    <FoldedCard title={t('moving.before')} aside={own && <AnswerMark code={own.option} stage={own.stage} />}>
      <div className="grid grid-cols-1 gap-3 px-4 pb-4 wide:px-5">
        <FormerAnswers
          ready={ready}
          movedAt={movedAt}
          answers={answers}
          hints={{ reworded: t('moving.answeredAnew'), other: t('moving.readOnly') }}
        />
      </div>
    </FoldedCard>
  )
}
