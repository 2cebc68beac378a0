import { QueryClientProvider } from '@tanstack/react-query'
import type { ReportFigures } from 'contract/insight/report-figures'
import { useMemo } from 'react'
import { DomainsCard } from '../cards/DomainsCard.tsx'
import { KeyFigures } from '../cards/KeyFigures.tsx'
import { LearnersCard } from '../cards/LearnersCard.tsx'
import { LinesCard } from '../cards/LinesCard.tsx'
import { PlacesCard } from '../cards/PlacesCard.tsx'
import { PlansCard } from '../cards/PlansCard.tsx'
import { PrioritiesCard } from '../cards/PrioritiesCard.tsx'
import { SchoolsCard } from '../cards/SchoolsCard.tsx'
import { StagesCard } from '../cards/StagesCard.tsx'
import { StatusCard } from '../cards/StatusCard.tsx'
import { useFigureTexts } from '../figures/use-figure-texts.ts'
import { frozenScope, seededWith } from './seeded.ts'

/** `day` is the day of the figures, `2026-11-20`. */
type Props = { figures: ReportFigures; day: string }

function Cards({ figures, day }: Props) {
  const texts = useFigureTexts()
  const scope = frozenScope(figures)
  const about = { scope, search: {}, isFrozen: true, day }
  return (
    <>
      <KeyFigures about={about} texts={texts} />
      <StagesCard about={about} texts={texts} />
      {scope.whole && <DomainsCard about={about} whole={scope.whole} texts={texts} />}
      {figures.regions && <PlacesCard about={about} texts={texts} />}
      <LinesCard about={about} texts={texts} />
      <StatusCard about={about} texts={texts} />
      <PrioritiesCard about={about} texts={texts} />
      {/* Reports from before plans were counted hold no such figures. */}
      {figures.evaluations.plans && <PlansCard about={about} texts={texts} />}
      <SchoolsCard about={about} texts={texts} />
      <LearnersCard about={about} texts={texts} />
    </>
  )
}

/** The cards of the statistics over the stored figures of a report. */
export function FrozenFigures({ figures, day }: Props) {
  const client = useMemo(() => seededWith(figures), [figures])
  return (
    <QueryClientProvider client={client}>
      <Cards figures={figures} day={day} />
    </QueryClientProvider>
  )
}
