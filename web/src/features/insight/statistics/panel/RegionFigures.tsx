import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { DomainsCard } from '../cards/DomainsCard.tsx'
import { HeadlineCard } from '../cards/HeadlineCard.tsx'
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
import { scopeOf } from '../scope.ts'

export function RegionFigures() {
  const { t } = useTranslation()
  const scope = scopeOf({}, useActor())
  const texts = useFigureTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  // They are at the end of the page and were requested by a press, so they are scrolled to.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const about = { scope, search: {}, isStill: true }
  return (
    <>
      <div className="pt-2">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {t('statistics.title')}
        </h2>
        <p className="text-text2">{t('statistics.hint')}</p>
      </div>
      <HeadlineCard about={about} texts={texts} />
      <KeyFigures about={about} texts={texts} />
      <StagesCard about={about} texts={texts} />
      {scope.whole && <DomainsCard about={about} whole={scope.whole} texts={texts} />}
      <PlacesCard about={about} texts={texts} />
      <LinesCard about={about} texts={texts} />
      <StatusCard about={about} texts={texts} />
      <PrioritiesCard about={about} texts={texts} />
      <PlansCard about={about} texts={texts} />
      <SchoolsCard about={about} texts={texts} />
      <LearnersCard about={about} texts={texts} />
    </>
  )
}
