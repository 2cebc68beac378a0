import type { Goal } from 'contract/evaluation/plan/goals'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { domainOf, indicatorOf, optionNow, type Planning } from '../planning.ts'

export function GoalFacts({ planning, goal }: { planning: Planning; goal: Goal }) {
  const { t } = useTranslation()
  const domain = domainOf(planning, goal.category)
  const indicator = indicatorOf(planning, goal.indicator)
  const now = indicator && optionNow(planning, indicator.id)
  const facts = [
    { name: t('plan.goal.category'), text: domain && `${domain.number}. ${domain.name}` },
    {
      name: t('plan.goal.indicator'),
      text: indicator && `${indicator.code} ${indicator.name}`,
    },
    { name: t('plan.goal.now'), text: now && t('plan.goal.letter', { code: now.code, label: now.label }) },
    { name: t('plan.goal.barrier'), text: goal.barrier },
    { name: t('plan.goal.change'), text: goal.change },
    { name: t('plan.goal.sign_of_success'), text: goal.sign_of_success },
  ].filter(({ text }) => text)
  return (
    <dl className="grid gap-2.5 text-15">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt className="text-14 text-text2">{name}</dt>
          <dd className="typed-text">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
