import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import type { LineResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'

/** More are rarely planned in one line. */
const proposed = 3

/** Proposed goals: the most urgent domains, each with its lowest indicators. */
export function Suggestions({ plan, shown }: { plan: ActionPlan; shown: LineResults }) {
  const { t } = useTranslation()
  const rows = plan.suggestions.slice(0, proposed)
  if (rows.length === 0) return null
  return (
    <div className="border-t border-border p-1.5 wide:px-2.5">
      <Disclosure title={t('results.suggested')}>
        <ol className="grid gap-2 text-15">
          {rows.map(({ category, indicators }) => {
            const domain = shown.categories.find(({ id }) => id === category)
            const lowest = indicators.flatMap((id) => shown.indicators.find((each) => each.id === id) ?? [])
            return (
              <li key={category}>
                <span className="font-medium">
                  {domain?.number}. {domain?.name}
                </span>
                <span className="block text-14 text-text2">
                  {lowest
                    .slice(0, proposed)
                    .map(({ code, name }) => `${code} ${name}`)
                    .join(' · ')}
                </span>
              </li>
            )
          })}
        </ol>
      </Disclosure>
    </div>
  )
}
