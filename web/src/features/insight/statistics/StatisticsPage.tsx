import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileText } from 'lucide'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { DownloadButton } from '../../../kit/documents/DownloadButton.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { addressOfStatistics } from './address.ts'
import { KeyFigures } from './cards/KeyFigures.tsx'
import { StagesCard } from './cards/StagesCard.tsx'
import { useFigureTexts } from './figures/use-figure-texts.ts'
import { StatisticsFilters } from './StatisticsFilters.tsx'
import { scopeOf } from './scope.ts'
import type { StatisticsSearch } from './search.ts'

/** Charts are loaded after the page, what is below them after that. */
const Pictures = lazily(
  async () => {
    const [{ Pictures: Part }] = await Promise.all([import('./Pictures.tsx'), readOwnTexts('findings')])
    return Part
  },
  <Card>
    <LoadingState />
  </Card>,
)

export function StatisticsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/statistics' })
  const navigate = useNavigate({ from: '/statistics' })
  const scope = scopeOf(search, useActor())
  const texts = useFigureTexts(search.instrument)
  const about = { scope, search }
  usePageTitle(t('statistics.title'))
  const go = (next: StatisticsSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  const { country, region, ...others } = search
  const trail = [
    { label: t('statistics.everything'), href: addressOfStatistics(others) },
    ...(country === undefined ? [] : [{ label: country, href: addressOfStatistics({ ...others, country }) }]),
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
            <DownloadButton
              subject="statistics"
              name={t('statistics.title')}
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
      <Pictures
        about={about}
        texts={texts}
        first={<KeyFigures about={about} texts={texts} />}
        last={<StagesCard about={about} texts={texts} />}
      />
    </>
  )
}
