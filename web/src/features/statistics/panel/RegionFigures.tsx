import { useActor } from '../../../session/use-session.ts'
import { DomainsCard } from '../cards/DomainsCard.tsx'
import { KeyFigures } from '../cards/KeyFigures.tsx'
import { LinesCard } from '../cards/LinesCard.tsx'
import { PlacesCard } from '../cards/PlacesCard.tsx'
import { PrioritiesCard } from '../cards/PrioritiesCard.tsx'
import { StagesCard } from '../cards/StagesCard.tsx'
import { scopeOf } from '../scope.ts'
import { useFigureWords } from '../use-figure-words.ts'

/** What a coordinator sees of statistics on the home page: the own region, or the own regions side by side. */
export function RegionFigures() {
  const scope = scopeOf({}, useActor())
  const words = useFigureWords()
  const about = { scope, search: {}, isStill: true }
  return (
    <>
      <KeyFigures about={about} words={words} />
      <StagesCard about={about} words={words} />
      {scope.whole && <DomainsCard whole={scope.whole} words={words} />}
      <PlacesCard about={about} words={words} />
      <LinesCard about={about} words={words} />
      <PrioritiesCard about={about} words={words} />
    </>
  )
}
