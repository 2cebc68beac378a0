import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lineShown } from 'contract/insight/results/results-shown'
import { Problem } from 'contract/platform/problems'
import { Building2, ClipboardCheck } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { addressOfSchool } from '../../../kit/page/addresses.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs.tsx'
import { schoolResultsQuery } from '../../evaluation/evaluation/school-results-queries.ts'
import { ResultsView } from './ResultsView.tsx'

const from = '/content/schools/results/$id' as const

/** The order of the cards follows domain.md, 4.4. */
export function ResultsPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from })
  const { line } = useSearch({ from })
  const query = useQuery(schoolResultsQuery(Number(id)))
  const name = query.data?.school.name
  const shown = query.data && lineShown(query.data.lines, line)
  const isMissing = query.error instanceof Problem && query.error.status === 404
  usePageTitle(name ? `${t('results.title')} – ${name}` : t('results.title'))
  return (
    <>
      <div className="print:hidden">
        <Breadcrumbs
          trail={[
            { label: t('shell.entry.schools'), href: '/schools' },
            ...(name ? [{ label: name, href: addressOfSchool(Number(id)) }] : []),
            { label: t('results.title') },
          ]}
        />
      </div>
      {query.data && shown ? (
        <ResultsView key={shown.line.id} school={query.data.school} lines={query.data.lines} shown={shown} />
      ) : (
        <>
          <h1>{name ?? t('results.title')}</h1>
          <Card isFlush>
            {query.data ? (
              <EmptyState
                icon={ClipboardCheck}
                title={t('results.none')}
                action={<ButtonLink href="/evaluations">{t('results.toEvaluations')}</ButtonLink>}
              >
                {t('results.noneText')}
              </EmptyState>
            ) : isMissing ? (
              <EmptyState
                icon={Building2}
                title={t('results.schoolNotFound')}
                action={<ButtonLink href="/schools">{t('shell.entry.schools')}</ButtonLink>}
              >
                {t('problems.not_found')}
              </EmptyState>
            ) : (
              <AnswerFallback query={query} />
            )}
          </Card>
        </>
      )}
    </>
  )
}
