import { factsOf } from 'contract/result-facts'
import type { LineResults } from 'contract/school-results'
import type { TFunction } from 'i18next'
import { formatNumber, formatScore } from '../i18n/format-number.ts'

/** What a school reads first: its stage, its strongest domain and its largest priority (domain §4.4). */
export const resultsInWords = (t: TFunction, results: LineResults): string[] => {
  const { stage, strongest, pressing } = factsOf(results)
  if (stage === null) return [t('results.facts.nothing')]
  const total = formatNumber(results.overall.applicable)
  const figures = (id: number | null) => {
    const domain = results.categories.find((each) => each.id === id)
    return domain && { domain: domain.name, percent: formatScore(domain.percent ?? 0), weight: domain.weight }
  }
  const best = figures(strongest)
  const most = figures(pressing)
  return [
    stage === 0
      ? t('results.facts.notYet', { stage: t('ui.stage.1'), total })
      : t('results.facts.stage', { stage: t(`ui.stage.${stage}`), total }),
    ...(best ? [t('results.facts.strongest', best)] : []),
    most ? t('results.facts.pressing', most) : t('results.facts.nothingPresses'),
  ]
}
