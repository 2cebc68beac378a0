import { useQuery } from '@tanstack/react-query'
import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'
import { planTextsQuery } from '../../../instrument/instruments/plan-text-queries.ts'

/** Unanswered questions are left out. */
export function AnswersRead({ plan }: { plan: ActionPlan }) {
  const { t } = useTranslation()
  const texts = useQuery(planTextsQuery())
  if (!texts.data) return null
  return (
    <div className="border-t border-border p-1.5 wide:px-2.5">
      <Disclosure title={t('plan.questions')}>
        {plan.questions.length === 0 && <p className="text-15 text-text2">{t('plan.noInformation')}</p>}
        <dl className="grid gap-3 text-15">
          {plan.questions.map(({ number, answer }) => (
            <div key={number} className="print:break-inside-avoid">
              <dt className="text-14 text-text2">{texts.data.questions[number - 1]?.question}</dt>
              <dd className="max-w-[72ch] typed-text">{answer}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
