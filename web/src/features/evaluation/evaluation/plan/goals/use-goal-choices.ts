import { goalKinds, goalStatuses } from 'contract/evaluation/plan/goals'
import type { OptionCode } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { domainOf, indicatorOf, type Planning } from '../planning.ts'
import type { GoalValues } from './goal-values.ts'

type Target = { id: OptionCode | 'none'; label: string }

export const useGoalChoices = (planning: Planning, { category, indicator }: GoalValues) => {
  const { t } = useTranslation()
  const { categories, options } = planning.ready
  const scale = indicatorOf(planning, indicator)?.scale ?? 1
  const letters: Target[] = options
    .filter((option) => option.scale === scale && (option.points ?? 0) > 0)
    .map(({ code, label }) => ({ id: code, label: t('plan.goal.letter', { code, label }) }))
  return {
    domains: categories.map(({ id, number, name }) => ({ id, label: `${number}. ${name}` })),
    indicators: [
      { id: 0, label: t('plan.goal.noIndicator') },
      ...(domainOf(planning, category)?.outcomes ?? []).flatMap((outcome) =>
        outcome.indicators.map(({ id, code, name }) => ({ id, label: `${code} ${name}` })),
      ),
    ],
    kinds: goalKinds.map((id) => ({
      id,
      label: t(`plan.kind.${id}`),
      hint: t(`plan.kindHint.${id}`),
    })),
    targets: [{ id: 'none', label: t('plan.goal.noTarget') } satisfies Target, ...letters],
    statuses: goalStatuses.map((id) => ({ id, label: t(`plan.goalStatus.${id}`) })),
  }
}
