import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Problem } from 'contract/platform/problems'
import { Building2 } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { listAddress } from '../../../kit/lists/list-address.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs.tsx'
import { LoadingRows } from '../../../ui/waiting/LoadingRows.tsx'
import { schoolResultsQuery } from '../../evaluation/evaluation/school-results-queries.ts'
import { schoolQuery } from '../../places/schools/queries.ts'
import { schoolOverviewQuery } from './overview-queries.ts'
import { similarSchoolsQuery } from './queries.ts'
import { SchoolHeading } from './SchoolHeading.tsx'
import { SchoolView } from './SchoolView.tsx'

export function SchoolPage() {
  const { t } = useTranslation()
  const id = Number(useParams({ from: '/content/schools/$id' }).id)
  const facts = useQuery(schoolQuery(id))
  const overview = useQuery(schoolOverviewQuery(id))
  // Starts the request together with the others, since its card is rendered after them.
  useQuery(schoolResultsQuery(id))
  useQuery(similarSchoolsQuery(id))
  const school = facts.data
  const isMissing = facts.error instanceof Problem && facts.error.status === 404
  usePageTitle([t('schools.school'), ...(school ? [school.name] : [])].join(' – '))
  return (
    <>
      <div className="print:hidden">
        <Breadcrumbs
          trail={[
            { label: t('shell.entry.schools'), href: listAddress('/schools') },
            ...(school
              ? [
                  {
                    label: school.region.name,
                    href: `/schools?${new URLSearchParams({ region: school.region.name })}`,
                  },
                ]
              : []),
            { label: school?.name ?? t('schools.school') },
          ]}
        />
      </div>
      {school ? (
        <>
          <SchoolHeading school={school} readAt={facts.dataUpdatedAt} overview={overview.data} />
          {overview.data ? (
            <SchoolView school={school} overview={overview.data} />
          ) : (
            <Card isFlush>
              <AnswerFallback query={overview} waiting={<LoadingRows rows={8} />} />
            </Card>
          )}
        </>
      ) : (
        <>
          <h1>{t('schools.school')}</h1>
          <Card isFlush>
            {isMissing ? (
              <EmptyState
                icon={Building2}
                title={t('school.notFound')}
                action={<ButtonLink href="/schools">{t('shell.entry.schools')}</ButtonLink>}
              >
                {t('problems.not_found')}
              </EmptyState>
            ) : (
              <AnswerFallback query={facts} waiting={<LoadingRows rows={10} />} />
            )}
          </Card>
        </>
      )}
    </>
  )
}
