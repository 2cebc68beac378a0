import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Languages } from 'lucide'
import { useTranslation } from 'react-i18next'
import { ListFallback } from '../../../kit/lists/ListFallback.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { useListMoves } from '../../../kit/lists/use-list-moves.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { instrumentsQuery } from '../instruments/queries.ts'
import type { TranslationsSearch } from './search.ts'
import { TranslationDesk } from './TranslationDesk.tsx'

/** The texts of the instrument in its languages, for who keeps them. */
export function TranslationsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/content/translations' })
  const moves = useListMoves<TranslationsSearch>()
  const asked = useQuery(instrumentsQuery())
  const instrument = asked.data?.find(({ id }) => id === search.instrument) ?? asked.data?.[0]
  usePageTitle(t('translations.title'))

  if (asked.data && instrument)
    return (
      <TranslationDesk search={search} instruments={asked.data} instrument={instrument.id} moves={moves} />
    )
  return (
    <>
      <PageHeading title={t('translations.title')} hint={t('translations.hint')} />
      <Card isFlush>
        <ListFallback
          asked={asked}
          isFiltered={false}
          onClear={() => undefined}
          empty={
            <EmptyState icon={Languages} title={t('instruments.none')}>
              {t('instruments.noneText')}
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}
