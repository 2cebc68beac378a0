import { fullPoints } from 'contract/evaluation/scores/scores'
import type { CompleteResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ShadeLegend } from '../../../../ui/figures/ShadeLegend.tsx'
import { LetterLegend } from '../LetterLegend.tsx'
import { ResultsCard } from '../ResultsCard.tsx'
import { HeatCell } from './HeatCell.tsx'
import { HeatTable } from './HeatTable.tsx'

export function HeatMapCard({ lines }: { lines: readonly CompleteResults[] }) {
  const { t } = useTranslation()
  const last = lines.at(-1)
  if (!last) return null
  return (
    <ResultsCard name="outcomes" title={t('results.heatMap')} hint={t('results.heatMapHint')}>
      <HeatTable
        caption={t('results.heatMap')}
        head={t('results.outcome')}
        lines={lines}
        groups={last.categories.map((category) => ({
          id: category.id,
          name: `${category.number}. ${category.name}`,
          rows: last.outcomes
            .filter((outcome) => outcome.category === category.id)
            .map((outcome) => ({
              id: outcome.id,
              name: `${category.number}.${outcome.number} ${outcome.name}`,
              cells: lines.map(({ line, outcomes }) => (
                <HeatCell
                  key={line.id}
                  points={outcomes.find(({ id }) => id === outcome.id)?.points ?? null}
                />
              )),
            })),
        }))}
      />
      <ShadeLegend title={t('results.shadesOfPoints')} top={fullPoints} />
      <LetterLegend />
    </ResultsCard>
  )
}
