import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { BookOpenText, FilePenLine, Languages } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ListFallback } from '../../../kit/lists/ListFallback.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { InstrumentCard } from './InstrumentCard.tsx'
import { instrumentsQuery } from './queries.ts'

export function InstrumentsPage() {
  const { t } = useTranslation()
  // Others may have enabled or disabled an edition a moment ago.
  const query = useQuery({ ...instrumentsQuery(), staleTime: 0 })
  const { data = [] } = query
  const actor = useActor()
  usePageTitle(t('instruments.title'))
  return (
    <>
      <PageHeading
        title={t('instruments.title')}
        hint={t('instruments.hint')}
        more={
          <>
            {can(actor, 'edition.list') && (
              <ButtonLink href="/editions" icon={FilePenLine}>
                {t('instruments.drafts')}
              </ButtonLink>
            )}
            {can(actor, 'translation.list') && (
              <ButtonLink href="/translations" icon={Languages}>
                {t('instruments.translations')}
              </ButtonLink>
            )}
          </>
        }
      />
      {data.length === 0 || query.isError ? (
        <Card isFlush>
          <ListFallback
            query={query}
            isFiltered={false}
            onClear={() => undefined}
            empty={
              <EmptyState icon={BookOpenText} title={t('instruments.none')}>
                {t('instruments.noneText')}
              </EmptyState>
            }
          />
        </Card>
      ) : (
        <ul className={`grid gap-4 ${data.length > 1 ? 'desk:grid-cols-2' : ''}`}>
          {data.map((instrument) => (
            <li key={instrument.id} className="min-w-0">
              <InstrumentCard
                instrument={instrument}
                isOnly={data.length === 1}
                replaced={data.find(({ id }) => id === instrument.replaces)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
