import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { LearnersCard } from './cards/LearnersCard.tsx'
import type { About } from './figures/PlaceName.tsx'
import type { FigureTexts } from './figures/use-figure-texts.ts'
import { MapCard } from './findings/MapCard.tsx'
import { SimilarCard } from './findings/SimilarCard.tsx'
import { TrendCard } from './findings/TrendCard.tsx'
import { WeakPointCard } from './findings/WeakPointCard.tsx'
import { meansQuery, outlinesQuery, trendQuery, weakPointsQuery } from './findings-query.ts'
import { statisticsQuery } from './statistics-query.ts'

const AllFigures = lazily(async () => (await import('./AllFigures.tsx')).AllFigures)

type Props = {
  about: About
  texts: FigureTexts
  /** Shown before the charts, and after those of all places. */
  first: ReactNode
  last: ReactNode
}

export function Pictures({ about, texts, first, last }: Props) {
  const { t } = useTranslation()
  const [areAll, setAll] = useState(false)
  const { parts, whole } = about.scope
  const { region } = about.search
  const weak = useQuery(weakPointsQuery(parts))
  const trend = useQuery(trendQuery(whole ?? parts))
  const means = useQuery(meansQuery(parts))
  const stages = useQuery(statisticsQuery('stages', whole ?? parts))
  const outlines = useQuery({ ...outlinesQuery(whole ?? parts), enabled: about.scope.model !== 'school' })
  // Charts differ in height, so what is below them is rendered once they are loaded.
  const isWaiting = [weak, trend, means, stages].some(({ isPending }) => isPending) || outlines.isLoading
  return (
    <>
      <WeakPointCard about={about} />
      <div className={weak.isPending ? 'invisible contents' : 'contents'}>{first}</div>
      <div
        className={`grid items-start gap-4 wide:gap-5 desk:grid-cols-2 [&>*]:min-w-0 ${isWaiting ? 'invisible' : ''}`}
      >
        <TrendCard about={about} />
        <MapCard key={about.scope.model} about={about} />
      </div>
      <div className={isWaiting ? 'invisible contents' : 'contents'}>
        {region !== undefined && <SimilarCard about={about} texts={texts} region={region} />}
        {/* For a region the comparison takes their place. */}
        {(region === undefined || areAll) && last}
        <LearnersCard about={about} texts={texts} />
        <div className="print:hidden">
          <Button icon={ChartColumn} aria-expanded={areAll} onPress={() => setAll(!areAll)}>
            {areAll ? t('statistics.fewerFigures') : t('statistics.allFigures')}
          </Button>
        </div>
        {areAll && <AllFigures about={about} texts={texts} />}
      </div>
    </>
  )
}
