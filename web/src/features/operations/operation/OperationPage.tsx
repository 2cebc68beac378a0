import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { operationQuery } from './queries.ts'
import { StateFacts } from './StateFacts.tsx'
import { TroubledEmails } from './TroubledEmails.tsx'
import { TryCard } from './TryCard.tsx'

export function OperationPage() {
  const { t } = useTranslation()
  const query = useQuery(operationQuery())
  usePageTitle(t('operation.title'))
  return (
    <>
      <PageHeading title={t('operation.title')} hint={t('operation.hint')} />
      <Card title={t('operation.state')}>
        {query.data ? <StateFacts state={query.data} /> : <AnswerFallback query={query} />}
      </Card>
      <TryCard mail={query.data?.mail ?? 'server'} />
      <TroubledEmails mail={query.data?.mail ?? 'server'} />
    </>
  )
}
