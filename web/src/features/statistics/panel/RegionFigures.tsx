import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
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
import { scopeOf } from '../scope.ts'
import { useFigureWords } from '../use-figure-words.ts'

/** What a coordinator sees of statistics on the home page: the own region, or the own regions side by side. */
export function RegionFigures() {
  const { t } = useTranslation()
  const scope = scopeOf({}, useActor())
  const words = useFigureWords()
  const about = { scope, search: {}, isStill: true }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 pt-2">
        <div>
          <h2>{t('statistics.title')}</h2>
          <p className="text-text2">{t('statistics.hint')}</p>
        </div>
        <ButtonLink icon={FileText} href="/reports">
          {t('reports.title')}
        </ButtonLink>
      </div>
      <KeyFigures about={about} words={words} />
      <StagesCard about={about} words={words} />
      {scope.whole && <DomainsCard about={about} whole={scope.whole} words={words} />}
      <PlacesCard about={about} words={words} />
      <LinesCard about={about} words={words} />
      <StatusCard about={about} words={words} />
      <PrioritiesCard about={about} words={words} />
      <PlansCard about={about} words={words} />
      <SchoolsCard about={about} words={words} />
      <LearnersCard about={about} words={words} />
    </>
  )
}
