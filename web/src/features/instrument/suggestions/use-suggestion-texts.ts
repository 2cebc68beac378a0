import { useQuery } from '@tanstack/react-query'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import { useTranslation } from '../../../i18n/translation.tsx'
import { planTextsQuery } from '../instruments/plan-text-queries.ts'
import { categoriesQuery, instrumentsQuery } from '../instruments/queries.ts'

/** Names from the latest instrument and the plan's sheet. */
export const useSuggestionTexts = () => {
  const { t } = useTranslation()
  const query = useQuery(instrumentsQuery())
  const instrument = query.data?.[0]?.id
  const { data: domains = [], isLoading } = useQuery({
    ...categoriesQuery(instrument ?? 0),
    enabled: instrument !== undefined,
  })
  const plan = useQuery(planTextsQuery())
  const outcomes = domains.flatMap((domain) =>
    (domain.outcomes ?? []).map(({ number, name }) => ({
      code: `${domain.number}.${number}`,
      domain: domain.number,
      name,
    })),
  )
  return {
    /** Rows without their texts would be smaller at first. */
    areComing: query.isLoading || isLoading || plan.isLoading,
    domains,
    outcomes,
    outcome: (code: string): string => {
      const found = outcomes.find((each) => each.code === code)
      return found ? `${code} ${found.name}` : code
    },
    stages: stageNumbers.map((id) => ({ id, label: t(`ui.stage.${id}`) })),
    categories: [1, 2, 3, 4, 5, 6].map((id) => ({
      id,
      label: `${id}. ${plan.data?.categories[id - 1]?.name ?? ''}`,
    })),
  }
}
export type SuggestionTexts = ReturnType<typeof useSuggestionTexts>
