import { useQuery } from '@tanstack/react-query'
import type { ActionPlan } from 'contract/action-plans'
import { useTranslation } from 'react-i18next'
import { planWordsQuery } from '../../evaluation/queries.ts'

/** What was answered to the plan's questions; those without an answer are left out. */
export function AnswersRead({ plan }: { plan: ActionPlan }) {
  const { t } = useTranslation()
  const words = useQuery(planWordsQuery())
  if (plan.questions.length === 0 || !words.data) return null
  return (
    <div className="border-t border-border px-4 py-3.5 wide:px-5">
      <h3>{t('plan.questions')}</h3>
      <dl className="mt-2 grid gap-3 text-15">
        {plan.questions.map(({ number, answer }) => (
          <div key={number} className="print:break-inside-avoid">
            <dt className="text-14 text-text2">{words.data.questions[number - 1]?.question}</dt>
            <dd className="max-w-[72ch] whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
