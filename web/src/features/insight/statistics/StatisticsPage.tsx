import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileText } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ExportMenu } from '../../../kit/exchange/ExportMenu.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { addressOf } from './address.ts'
import { HeadlineCard } from './cards/HeadlineCard.tsx'
import { KeyFigures } from './cards/KeyFigures.tsx'
import { StagesCard } from './cards/StagesCard.tsx'
import { useFigureTexts } from './figures/use-figure-texts.ts'
import { StatisticsFilters } from './StatisticsFilters.tsx'
import { scopeOf } from './scope.ts'
import type { StatisticsSearch } from './search.ts'
import { statisticsQuery } from './statistics-query.ts'

// Below the first screen: they come when the page stands.
const DomainsCard = lazily(async () => (await import('./cards/DomainsCard.tsx')).DomainsCard)
const LearnersCard = lazily(async () => (await import('./cards/LearnersCard.tsx')).LearnersCard)
const LinesCard = lazily(async () => (await import('./cards/LinesCard.tsx')).LinesCard)
const PlacesCard = lazily(async () => (await import('./cards/PlacesCard.tsx')).PlacesCard)
const PlansCard = lazily(async () => (await import('./cards/PlansCard.tsx')).PlansCard)
const PrioritiesCard = lazily(async () => (await import('./cards/PrioritiesCard.tsx')).PrioritiesCard)
const SchoolsCard = lazily(async () => (await import('./cards/SchoolsCard.tsx')).SchoolsCard)
const StatusCard = lazily(async () => (await import('./cards/StatusCard.tsx')).StatusCard)

/** All figures of countries, of one country or of one region, narrowed by the filters of the address. */
export function StatisticsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/statistics' })
  const navigate = useNavigate({ from: '/statistics' })
  const scope = scopeOf(search, useActor())
  const texts = useFigureTexts(search.instrument)
  const about = { scope, search }
  const first = useQuery(statisticsQuery('stages', scope.whole ?? scope.parts))
  const places = useQuery(statisticsQuery('domains', scope.parts))
  usePageTitle(t('statistics.title'))
  const go = (next: StatisticsSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  const { country, region, ...others } = search
  const trail = [
    { label: t('statistics.everything'), href: addressOf(others) },
    ...(country === undefined ? [] : [{ label: country, href: addressOf({ ...others, country }) }]),
    ...(region === undefined ? [] : [{ label: region }]),
  ].map(({ label, href }, place, whole) =>
    place === whole.length - 1 || href === undefined ? { label } : { label, href },
  )
  return (
    <>
      {trail.length > 1 && <Breadcrumbs trail={trail} />}
      <PageHeading
        title={t('statistics.title')}
        hint={t('statistics.hint')}
        more={
          <>
            <ButtonLink icon={FileText} href="/reports">
              {t('statistics.reports')}
            </ButtonLink>
            <ExportMenu
              subject="statistics"
              query={`/api/statistics/?${new URLSearchParams(Object.entries(scope.parts).map(([name, value]) => [name, String(value)]))}`}
            />
          </>
        }
      />
      <StatisticsFilters
        search={search}
        onChange={(part) =>
          go(
            Object.fromEntries(
              Object.entries({ ...search, ...part }).filter(([, value]) => value !== undefined),
            ),
          )
        }
        onClear={() => go({})}
      />
      <HeadlineCard about={about} texts={texts} />
      <KeyFigures about={about} texts={texts} />
      <StagesCard about={about} texts={texts} />
      {/* The first pictures may be high or, without numbers to show, low: what is below is seen when it has its place. */}
      <div className={first.isPending || places.isPending ? 'invisible contents' : 'contents'}>
        {scope.whole && <DomainsCard about={about} whole={scope.whole} texts={texts} />}
        <PlacesCard about={about} texts={texts} />
        <LinesCard key={scope.model} about={about} texts={texts} />
        {/* Side by side; a card that shows its table takes the whole width. */}
        <div className="grid gap-4 wide:gap-5 desk:grid-cols-2 [&>*]:grid [&>*]:min-w-0 desk:[&>:has(table)]:col-span-2">
          <div>
            <StatusCard about={about} texts={texts} />
          </div>
          <div>
            <PrioritiesCard about={about} texts={texts} />
          </div>
          <div>
            <PlansCard about={about} texts={texts} />
          </div>
          <div>
            <LearnersCard about={about} texts={texts} />
          </div>
          <div className="desk:col-span-2">
            <SchoolsCard about={about} texts={texts} />
          </div>
        </div>
      </div>
    </>
  )
}
