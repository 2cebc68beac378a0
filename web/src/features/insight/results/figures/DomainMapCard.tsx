import type { CompleteResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useWideScreen } from '../../../../kit/layouts/use-wide-screen.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ShadeLegend } from '../../../../ui/figures/ShadeLegend.tsx'
import { ResultsCard } from '../ResultsCard.tsx'
import { HeatCell } from './HeatCell.tsx'
import { HeatTable } from './HeatTable.tsx'

/** The numbers that the radar chart draws. */
export function DomainMapCard({ lines }: { lines: readonly CompleteResults[] }) {
  const { t } = useTranslation()
  const isWide = useWideScreen()
  const last = lines.at(-1)
  if (!last) return null
  const heading = { title: t('results.domainMap'), hint: t('results.domainMapHint') }
  const map = (
    <>
      <HeatTable
        caption={t('results.domainMap')}
        head={t('scores.domain')}
        lines={lines}
        groups={[
          {
            id: 0,
            rows: last.categories.map(({ id, number, name }) => ({
              id,
              name: `${number}. ${name}`,
              cells: lines.map(({ line, categories }) => {
                const own = categories.find((each) => each.id === id)
                return <HeatCell key={line.id} points={own?.points ?? null} percent={own?.percent ?? null} />
              }),
            })),
          },
        ]}
      />
      <ShadeLegend title={t('figures.shades')} top={100} />
    </>
  )
  // Beside the radar there is room; on a phone the card is folded.
  if (isWide)
    return (
      <Card isFlush {...heading}>
        {map}
      </Card>
    )
  return (
    <ResultsCard name="map" {...heading}>
      {map}
    </ResultsCard>
  )
}
